"""Measure Sandtable beside catanatron on this machine, and hold it to its floors.

Machines differ and are noisy, so both are run in turn, three passes each, and what counts is the
ratio of the medians. `benchmarks/peers` installs catanatron first and then runs this file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, NoReturn

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS_PYTHON = ROOT / "build" / "peers" / ".venv" / "bin" / "python"
PLAIN = ROOT / ".venv" / "bin" / "sandtable"
COMPILED = ROOT / "build" / "compiled" / ".venv" / "bin" / "sandtable"
BASELINE = HERE / "baseline.json"
MODES = ("plain", "compiled")

PASSES = 3
LONGEST = 600
FAILED = 1
COULD_NOT_RUN = 2

Figures = dict[str, float]
Runner = Callable[[float], dict[str, Any]]

FIGURES = {
    "real_per_second": "real decisions a second",
    "forced_per_second": "forced decisions a second",
    "decisions_per_second": "decisions a second",
    "games_per_second": "games a second",
    "face_per_second": "real decisions, public interface",
    "copies_per_second": "copies a second",
    "worker_megabytes": "worker, megabytes",
}
RATIOS = {
    "real_per_second": "real decisions, times catanatron",
    "face_per_second": "public interface, times catanatron",
    "copies_per_second": "copies, times catanatron",
}


class MeasureError(Exception):
    """A program is missing or does not answer as agreed; the message is for the reader."""


@dataclass(frozen=True)
class Floor:
    """What a game has to reach in a mode: times catanatron, or memory to stay under."""

    mode: str
    figure: str
    bound: float


def floors(
    plain: float, compiled: float, face: tuple[float, float], copies: tuple[float, float]
) -> tuple[Floor, ...]:
    """Real decisions of the engine and of the interface and copies, each by mode; then memory."""
    return (
        Floor("plain", "real_per_second", plain),
        Floor("compiled", "real_per_second", compiled),
        *(Floor(mode, "face_per_second", bound) for mode, bound in zip(MODES, face, strict=True)),
        *(
            Floor(mode, "copies_per_second", bound)
            for mode, bound in zip(MODES, copies, strict=True)
        ),
        *(Floor(mode, "worker_megabytes", 60.0) for mode in MODES),
    )


NAPOLEONICS = floors(plain=2.5, compiled=8.0, face=(4.0, 20.0), copies=(10.0, 10.0))
GREATWAR = floors(plain=2.5, compiled=8.0, face=(2.5, 8.0), copies=(10.0, 10.0))
MARIA = floors(plain=1.3, compiled=4.0, face=(1.3, 4.0), copies=(5.0, 5.0))
LASTMAN = floors(plain=1.3, compiled=4.0, face=(1.0, 4.0), copies=(5.0, 10.0))
FLOORS = {"napoleonics": NAPOLEONICS, "greatwar": GREATWAR, "maria": MARIA, "lastman": LASTMAN}


@dataclass(frozen=True)
class Verdict:
    """A floor, what was measured against it (None: that mode did not run), and PASS or FAIL."""

    game: str
    floor: Floor
    measured: float | None
    word: str

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "mode": self.floor.mode,
            "figure": self.floor.figure,
            "bound": self.floor.bound,
            "measured": self.measured,
            "verdict": self.word,
        }

    def sentence(self) -> str:
        floor = self.floor
        if floor.figure == "worker_megabytes":
            found, wanted = "{:.1f} MB", f"to stay under {floor.bound:g} MB"
        else:
            found, wanted = "{:.2f} times catanatron", f"floor {floor.bound:g}"
        measured = "not measured" if self.measured is None else found.format(self.measured)
        what = f"{FIGURES[floor.figure]}, {floor.mode}"
        return f"{self.word:7}  {what:34} {measured}, {wanted}"


# Measuring


def run_json(command: Sequence[str], seconds: float, environment: Mapping[str, str]) -> Any:
    """What a program prints, as JSON; one sentence when it fails."""
    name = " ".join(command)
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=120 + 20 * seconds,
            env={**os.environ, **environment},
            check=False,
        )
    except OSError as error:
        raise MeasureError(f"cannot run {name}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise MeasureError(f"{name} did not end within {error.timeout:g} seconds") from error
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1]
        raise MeasureError(f"{name} ended with code {done.returncode}: {last}")
    try:
        return json.loads(done.stdout)
    except ValueError as error:
        raise MeasureError(f"{name} did not print JSON") from error


def checked(answer: Any, key: str, mode: str, name: str) -> dict[str, Any]:
    """The figures of one run, all there and of the mode that was asked for."""
    run = answer.get(key) if isinstance(answer, dict) else None
    if not isinstance(run, dict):
        raise MeasureError(f"{name} printed no figures for {key}")
    for figure in FIGURES:
        value = run.get(figure)
        if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
            raise MeasureError(f"{name} printed {figure} = {value!r}; expected a number")
        if value == 0 and figure in RATIOS:
            raise MeasureError(f"{name} counted no {FIGURES[figure]}")
    if run.get("mode") != mode:
        raise MeasureError(f"{name} ran as {run.get('mode')!r}; expected {mode!r}")
    return run


def catanatron(seconds: float) -> dict[str, Any]:
    if not PEERS_PYTHON.exists():
        raise MeasureError("catanatron is not installed: run benchmarks/peers, which does that")
    command = [str(PEERS_PYTHON), str(HERE / "catanatron_speed.py"), "--seconds", f"{seconds:g}"]
    # Its order of actions follows string hashes; fixed, every pass plays the same games.
    answer = run_json(command, seconds, {"PYTHONHASHSEED": "0"})
    return checked(answer, "catanatron", "plain", "catanatron_speed.py")


def sandtable(program: Path, game: str, mode: str) -> Runner:
    """Each game in a process of its own, for its memory."""

    def run(seconds: float) -> dict[str, Any]:
        command = [str(program), "bench", game, "--json", "--seconds", f"{seconds:g}"]
        return checked(run_json(command, seconds, {}), game, mode, str(program))

    return run


def measure(runners: Mapping[str, Runner], seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Run everything in turn, each pass beginning with the next one, so that drift is shared."""
    names = list(runners)
    passes: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for turn in range(PASSES):
        first = turn % len(names)
        for name in names[first:] + names[:first]:
            print(f"pass {turn + 1} of {PASSES}: {name}", file=sys.stderr)
            passes[name].append(runners[name](seconds))
    return passes


def medians_of(passes: Mapping[str, list[dict[str, Any]]]) -> dict[str, Figures]:
    return {
        name: {figure: float(median(run[figure] for run in runs)) for figure in FIGURES}
        for name, runs in passes.items()
    }


# Judging


def name_of(game: str, mode: str) -> str:
    """A game in a mode, as one of the programs that are measured."""
    return f"{game} {mode}"


def ratios_of(medians: Mapping[str, Figures]) -> dict[str, Figures]:
    """Ours over theirs, for each of our games and modes that ran."""
    theirs = medians["catanatron"]
    return {
        name: {figure: ours[figure] / theirs[figure] for figure in RATIOS}
        for name, ours in medians.items()
        if name != "catanatron"
    }


def judge(report: Mapping[str, Any]) -> list[Verdict]:
    """Every floor for every game that was measured."""
    medians, ratios = report["medians"], report["ratios"]
    return [
        judged(game, floor, medians, ratios) for game in report["games"] for floor in FLOORS[game]
    ]


def judged(
    game: str, floor: Floor, medians: Mapping[str, Figures], ratios: Mapping[str, Figures]
) -> Verdict:
    """A mode that did not run is a gap, and with CI=true a gap is a failure."""
    name = name_of(game, floor.mode)
    if name not in medians:
        return Verdict(game, floor, None, "FAIL" if os.environ.get("CI") == "true" else "NOT RUN")
    if floor.figure == "worker_megabytes":
        measured = medians[name][floor.figure]
        good = measured < floor.bound
    else:
        measured = ratios[name][floor.figure]
        good = measured >= floor.bound
    return Verdict(game, floor, measured, "PASS" if good else "FAIL")


# The baseline


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
    }


def write_baseline(path: Path, report: Mapping[str, Any]) -> None:
    """Store the medians, whole or not at all; what else is there, as of the server, stays."""
    kept = ("measured_on", "machine", "python", "catanatron_version", "seconds", "passes")
    baseline = read_baseline(path) if path.exists() else {}
    baseline |= {key: report[key] for key in kept}
    baseline["medians"] = rounded(report["medians"])
    baseline["ratios"] = rounded(report["ratios"])
    unfinished = path.with_suffix(".part")
    try:
        unfinished.write_text(json.dumps(baseline, indent=2) + "\n", encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise MeasureError(f"cannot write {path}: {error.strerror}") from error


def rounded(table: Mapping[str, Figures]) -> dict[str, Figures]:
    """Four digits; more would be noise."""
    return {
        name: {figure: float(f"{value:.4g}") for figure, value in figures.items()}
        for name, figures in table.items()
    }


def read_baseline(path: Path) -> dict[str, Any]:
    try:
        baseline = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise MeasureError(f"no baseline at {path}: --write-baseline makes one") from None
    except (OSError, ValueError) as error:
        raise MeasureError(f"cannot read the baseline {path}: {error}") from error
    if not is_baseline(baseline):
        raise MeasureError(f"{path} is not a baseline: expected machine, medians and ratios")
    result: dict[str, Any] = baseline
    return result


def is_baseline(value: Any) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("machine"), dict):
        return False
    return all(
        isinstance(value.get(part), dict) and all(map(is_figures, value[part].values()))
        for part in ("medians", "ratios")
    )


def is_figures(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(x, int | float) for x in value.values())


def changes(
    before: Mapping[str, Mapping[str, Any]], now: Mapping[str, Figures]
) -> dict[str, dict[str, float | None]]:
    """The change of every figure in percent; None where the baseline has none."""
    result: dict[str, dict[str, float | None]] = {}
    for name, figures in now.items():
        result[name] = {}
        for figure, value in figures.items():
            old = before.get(name, {}).get(figure)
            result[name][figure] = 100 * (value / float(old) - 1) if old else None
    return result


# Printing


def number(value: float) -> str:
    """Three digits at least: 23,412 or 104 or 16.8 or 7.25."""
    return f"{value:,.{max(0, 3 - len(str(int(value))))}f}"


def percent(value: float | None) -> str:
    return "new" if value is None else f"{value:+.1f}%"


def table(
    labels: Mapping[str, str],
    columns: Sequence[str],
    values: Mapping[str, Mapping[str, Any]],
    show: Callable[[Any], str],
) -> list[str]:
    """Rows of figures under the names of the programs; a program without the figure has a gap."""
    lines = []
    for figure, label in labels.items():
        cells = (
            show(values[name][figure]) if figure in values.get(name, {}) else "" for name in columns
        )
        lines.append(f"{label:34}" + "".join(f"{cell:>14}" for cell in cells).rstrip())
    return lines


def heading(title: str, columns: Sequence[str]) -> str:
    return f"{title:34}" + "".join(f"{name:>14}" for name in columns)


def beside_catanatron(
    game: str, values: Mapping[str, Mapping[str, Any]]
) -> dict[str, Mapping[str, Any]]:
    """The columns of the table of one game: catanatron and the modes that ran."""
    programs = {"catanatron": "catanatron", **{mode: name_of(game, mode) for mode in MODES}}
    return {column: values[name] for column, name in programs.items() if name in values}


def show_report(report: Mapping[str, Any], verdicts: Sequence[Verdict]) -> list[str]:
    lines = [
        f"Random play on one core, medians of {report['passes']} passes of "
        f"{report['seconds']:g} seconds, {report['python']}, "
        f"catanatron {report['catanatron_version']}",
        f"{report['machine']['processor']}, {report['machine']['cores']} cores",
    ]
    for game in report["games"] or ["catanatron alone"]:
        medians = beside_catanatron(game, report["medians"])
        ratios = beside_catanatron(game, report["ratios"])
        columns = list(medians)
        lines += ["", heading(game, columns), *table(FIGURES, columns, medians, number)]
        if ratios:
            lines += table(RATIOS, columns, ratios, lambda ratio: f"{ratio:.2f}")
        sentences = [verdict.sentence() for verdict in verdicts if verdict.game == game]
        lines += ["", *sentences] if sentences else []
    return lines


def show_changes(report: Mapping[str, Any], baseline: Mapping[str, Any]) -> list[str]:
    lines = ["", f"Change against the baseline of {baseline.get('measured_on', 'an unknown day')}"]
    for game in report["games"] or ["catanatron alone"]:
        medians = beside_catanatron(game, report["changes"]["medians"])
        ratios = beside_catanatron(game, report["changes"]["ratios"])
        columns = list(medians)
        lines += [
            heading(game, columns),
            *table(FIGURES, columns, medians, percent),
            *table(RATIOS, columns, ratios, percent),
        ]
    if baseline["machine"] != report["machine"]:
        lines.append("The baseline is of another machine: only the ratios can be compared.")
    return lines


# The command


def duration(text: str) -> float:
    value = float(text)
    if not 0 < value <= LONGEST:
        raise argparse.ArgumentTypeError(f"expected more than 0 and at most {LONGEST} seconds")
    return value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks/peers", description="Measure Sandtable beside catanatron, on one core."
    )
    parser.add_argument(
        "--seconds", type=duration, default=5.0, help="of play, each program and pass (default 5)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--compare", action="store_true", help="show the change against the baseline"
    )
    parser.add_argument(
        "--write-baseline", action="store_true", help="store the medians as the baseline"
    )
    parser.add_argument(
        "--catanatron-only", action="store_true", help="measure catanatron and judge nothing"
    )
    parser.add_argument(
        "--game", choices=FLOORS, help="measure this game only (else all), and write no baseline"
    )
    parser.add_argument(
        "--plain", type=Path, default=PLAIN, metavar="PROGRAM", help="the plain sandtable"
    )
    parser.add_argument(
        "--compiled", type=Path, default=COMPILED, metavar="PROGRAM", help="the compiled sandtable"
    )
    parser.add_argument(
        "--baseline", type=Path, default=BASELINE, metavar="FILE", help="the baseline file"
    )
    options = parser.parse_args()
    if options.catanatron_only and options.write_baseline:
        parser.error("a baseline of catanatron alone would lose our own figures")
    if options.game and options.write_baseline:
        parser.error("a baseline of one game would lose the others")
    return options


def runners_of(options: argparse.Namespace) -> dict[str, Runner]:
    runners: dict[str, Runner] = {"catanatron": catanatron}
    if options.catanatron_only:
        return runners
    plain, compiled = options.plain.absolute(), options.compiled.absolute()
    if not plain.exists():
        raise MeasureError(f"no sandtable at {plain}: set the project up first")
    if not compiled.exists() and compiled != COMPILED:
        raise MeasureError(f"no sandtable at {compiled}")
    for game in games_of(options):
        runners[name_of(game, "plain")] = sandtable(plain, game, "plain")
        if compiled.exists():
            runners[name_of(game, "compiled")] = sandtable(compiled, game, "compiled")
    return runners


def games_of(options: argparse.Namespace) -> list[str]:
    if options.catanatron_only:
        return []
    return [options.game] if options.game else list(FLOORS)


def report_of(
    games: list[str], passes: Mapping[str, list[dict[str, Any]]], seconds: float
) -> dict[str, Any]:
    """All that was measured, as `--json` prints it."""
    medians = medians_of(passes)
    yardstick = passes["catanatron"][0]
    return {
        "measured_on": date.today().isoformat(),
        "machine": machine(),
        "python": yardstick["python"],
        "catanatron_version": yardstick["version"],
        "seconds": seconds,
        "passes": PASSES,
        "games": games,
        "medians": medians,
        "ratios": ratios_of(medians),
        "runs": passes,
    }


def run(options: argparse.Namespace) -> int:
    baseline = read_baseline(options.baseline) if options.compare else None
    passes = measure(runners_of(options), options.seconds)
    report = report_of(games_of(options), passes, options.seconds)
    verdicts = judge(report)
    report["floors"] = [verdict.data() for verdict in verdicts]
    lines = show_report(report, verdicts)
    if baseline is not None:
        report["changes"] = {
            part: changes(baseline[part], report[part]) for part in ("medians", "ratios")
        }
        lines += show_changes(report, baseline)
    print(json.dumps(report, indent=2) if options.json else "\n".join(lines))
    if options.write_baseline:
        write_baseline(options.baseline, report)
        print(f"wrote {options.baseline}", file=sys.stderr)
    return FAILED if any(verdict.word == "FAIL" for verdict in verdicts) else 0


def main() -> NoReturn:
    options = arguments()
    try:
        sys.exit(run(options))
    except MeasureError as error:
        print(f"peers: {error}", file=sys.stderr)
        sys.exit(COULD_NOT_RUN)


if __name__ == "__main__":
    main()
