"""The commands and their options. A command imports its module when it is called."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.commands.operations import add_to
from sandtable.cli.failure import EXIT_CODE, Failure

INTERRUPTED = 130

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

datasets = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(datasets, name="dataset", help="Write self-play as Parquet files, and check it.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: see `sandtable games`.")]
ScenarioName = Annotated[
    str | None,
    typer.Argument(metavar="SCENARIO", help="The id of a scenario, or a file of your own."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="en, el or hu; else as the system is set."),
]
Jobs = Annotated[int, typer.Option(help="Processes at work.")]
OnCluster = Annotated[
    str | None,
    typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")]


add_to(app)


def run(arguments: list[str] | None = None) -> int:
    """Run a command line; whatever was wrong with it is one sentence and exit code 2."""
    be_lenient()
    try:
        code = app(args=arguments, prog_name="sandtable", standalone_mode=False)
        print(end="", flush=True)
        return code if isinstance(code, int) else 0
    except Failure as error:
        return fail(str(error))
    except typer.TyperException as error:
        told = getattr(error, "format_message", None)
        return fail(str(told() if told is not None else error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return fail(f"{error.filename or 'the output'}: {error.strerror or error}")


def be_lenient() -> None:
    """A letter that the terminal does not have is a question mark, and no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def fail(sentence: str) -> int:
    words = " ".join(sentence.split())
    print(f"sandtable: {words.rstrip('.')}.", file=sys.stderr)
    return EXIT_CODE


@app.callback(invoke_without_command=True)
def front_door(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Which version this is.")] = False,
) -> None:
    """Historical board wargames with every rule enforced."""
    if version:
        from sandtable import __version__

        print(f"sandtable {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(lang: Language = None, json: AsJson = False) -> None:
    """List the games and their scenarios."""
    from sandtable.cli.commands.games import list_games

    list_games(lang, json)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game.")] = None,
    scenario: ScenarioName = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="The opponent: random, corporal, captain; a program, as cmd:./my_bot; "
            "none for two at one keyboard."
        ),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your side, such as french.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed brings the same dice.")] = None,
    lang: Language = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="A choice of the game, such as unofficial_tanks, or a handicap, such as "
            "french_banners=-1."
        ),
    ] = None,
    mouse: Annotated[
        bool, typer.Option("--mouse/--no-mouse", help="Click answers and places.")
    ] = True,
) -> int:
    """Play in the terminal. Without a scenario you are asked for one."""
    from sandtable.cli.commands.play import Wishes, chosen_options, play_in_terminal

    options = chosen_options(option or ())
    wishes = Wishes(game, scenario, bot, seat, seed, lang, load, options, mouse)
    return play_in_terminal(wishes)


@app.command()
def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; else all.")] = None,
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="The puzzle; else they are listed.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed brings the same dice.")] = None,
    lang: Language = None,
) -> int:
    """Solve a puzzle: one turn with one clearly best answer. Exit code 1 if it is not solved."""
    from sandtable.cli.commands.puzzle import solve_puzzle

    return solve_puzzle(game, number, seed, lang)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Else the first free one from 8000 on.")] = None,
    database: Annotated[
        str,
        typer.Option(
            help="postgresql://... for several processes; else SQLite.",
            envvar="SANDTABLE_DATABASE",
        ),
    ] = "",
    folder: Annotated[
        Path | None,
        typer.Option(help="Where SQLite keeps the tables.", envvar="SANDTABLE_FOLDER"),
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address of the page, behind a proxy.")
    ] = None,
    secure: Annotated[bool, typer.Option(help="Cookies only over https.")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy that tells the address of visitors.")
    ] = None,
    metrics: Annotated[
        str, typer.Option(help="HOST:PORT for Prometheus, which nobody else should reach.")
    ] = "",
    log: Annotated[str, typer.Option(help="plain or json, on standard error.")] = "plain",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="SANDTABLE_SMTP",
            help="A mail server for sign-in links: smtp://user:password@host:port.",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mails.")] = "",
    secrets: Annotated[
        Path | None,
        typer.Option(
            envvar="SANDTABLE_SECRETS",
            help="A folder for keys, outside the database; its file smtp stands for --smtp.",
        ),
    ] = None,
) -> int:
    """Serve the table in the browser."""
    from sandtable.cli.commands.serve import Wishes, serve_table

    addresses = (origin or [], secure, proxy or [])
    watching = (metrics, log, log_level)
    return serve_table(
        Wishes(
            host, port, database, folder, browse, *addresses, smtp, mail_from, secrets, *watching
        )
    )


@app.command()
def simulate(
    game: GameName,
    scenario: ScenarioName = None,
    games: Annotated[int, typer.Option(help="How many games; sides change in between.")] = 26,
    bots: Annotated[
        str, typer.Option(help="The players, with a comma between; cmd:./my_bot is a program.")
    ] = "captain,random",
    seed: Annotated[str, typer.Option(help="The same seed brings the same games.")] = "0",
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    results: Annotated[
        Path | None,
        typer.Option(help="A file to add each game to; the same command goes on from it."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let bots play against each other, and count."""
    from sandtable.cli.commands.simulate import Where, run_simulation

    run_simulation(game, scenario, games, bots, seed, Where(jobs, cluster, results), json)


@datasets.command("make")
def make_dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it.")],
    game: GameName,
    scenario: ScenarioName = None,
    games: Annotated[int, typer.Option(help="How many games; sides change in between.")] = 100,
    bots: Annotated[str, typer.Option(help="The players, with a comma between.")] = (
        "captain,captain"
    ),
    seed: Annotated[str, typer.Option(help="The same seed brings the same games.")] = "0",
    odds: Annotated[bool, typer.Option("--odds", help="Note the odds of fights.")] = False,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
) -> None:
    """Let bots play, and write every decision. The same command goes on where it was."""
    from sandtable.cli.commands import dataset
    from sandtable.cli.commands.simulate import Where

    where = Where(jobs, cluster)
    dataset.make_dataset(folder, game, scenario, games, bots, seed, odds, where)


@datasets.command("verify")
def verify_dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A dataset.")],
    jobs: Jobs = 1,
    cluster: OnCluster = None,
) -> int:
    """Play every game of a dataset again; exit code 1 if something is another."""
    from sandtable.cli.commands import dataset
    from sandtable.cli.commands.simulate import Where

    return dataset.verify_dataset(folder, Where(jobs, cluster))


@app.command()
def engine(
    bot: Annotated[
        str, typer.Option(help="The bot that answers: random, corporal, captain, marshal.")
    ] = "captain",
) -> int:
    """Let another program drive a bot: JSON lines in and out, as UCI is for chess."""
    from sandtable.cli.commands.engine import run_engine

    return run_engine(bot)


@app.command()
def mcp(
    http: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", help="Serve by HTTP on this machine; else by stdin and stdout."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Let language models play: a server for the Model Context Protocol."""
    from sandtable.cli.mcp.command import serve_models

    serve_models(http, lang)


@app.command()
def case(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files or folders.")],
    json: AsJson = False,
) -> int:
    """Run rule cases; exit code 1 if one of them fails."""
    from sandtable.cli.commands.case import run_cases

    return run_cases(paths, json)


@app.command()
def replay(file: RecordFile, lang: Language = None, json: AsJson = False) -> None:
    """Tell a recorded game in words and check its hashes."""
    from sandtable.cli.commands.replay import tell_record

    tell_record(file, lang, json)


@app.command()
def analyse(
    file: RecordFile,
    effort: Annotated[
        str, typer.Option(metavar="quick|full|N", help="The value alone, or N playouts.")
    ] = "full",
    svg: Annotated[Path | None, typer.Option(help="A file for the curve as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="A file for the curve as PNG.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed brings the same numbers.")] = "0",
    jobs: Annotated[int, typer.Option(min=0, help="Processes at work; else two.")] = 0,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Who was likely to win when, and what each decision and the luck did to it."""
    from sandtable.cli.commands.analyse import Wishes, analyse_record

    analyse_record(file, lang, Wishes(effort, seed, jobs, svg, png, json))


@app.command()
def render(
    what: Annotated[
        str, typer.Argument(metavar="FILE|SCENARIO", help="A record, a case or a scenario.")
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="board.svg or board.png.")
    ] = None,
    scale: Annotated[float, typer.Option(help="Of a PNG: pixels a unit.")] = 1.0,
    names: Annotated[bool, typer.Option("--names", help="Name every hex.")] = False,
    lang: Language = None,
) -> None:
    """Draw a board as SVG or PNG."""
    from sandtable.cli.commands.render import render_file

    render_file(what, output, scale, names, lang)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario, a record or a case.")],
) -> int:
    """Check a file; every problem with its line."""
    from sandtable.cli.commands.check import check_file

    return check_file(file)


@app.command()
def verify(file: RecordFile, lang: Language = None, json: AsJson = False) -> int:
    """Check every die and card of a record against its seed; exit code 1 if one is wrong."""
    from sandtable.cli.commands.verify import verify_record

    return verify_record(file, lang, json)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; else all.")] = None,
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="How long to play each game.")] = 5.0,
) -> None:
    """Measure how fast the games play at random."""
    from sandtable.cli.commands.bench import run_bench

    run_bench(game, seconds, json)
