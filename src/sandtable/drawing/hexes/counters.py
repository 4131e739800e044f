"""The pieces of a hex battle: blocks with thickness, symbol and strength, squares, and leaders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.drawing.fonts import title_width
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.picture import Leader, Piece
from sandtable.drawing.hexes.styles import Nation
from sandtable.drawing.svg import Point, Value, fine, moved, number, plain, tag, text

NAME_DROP: Final = 0.31  # from the middle of a plate down to the foot of its letters, in sizes


class Counters:
    """Draws the pieces of one game, each around the centre of its hex."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.layout = art.layout

    def nation(self, name: str) -> Nation:
        return self.layout.nations[name]

    def blocks(self, pieces: Iterable[Piece]) -> str:
        """The empty block of each nation among these, to be used by all its pieces."""
        present = {(piece.nation, piece.square) for piece in pieces}
        return "".join(
            tag("g", self.block(name, square), id=_block_name(name, square))
            for name, square in sorted(present)
        )

    def block(self, name: str, square: bool) -> str:
        style, nation = self.layout.block, self.nation(name)
        width = self.layout.square.block_width if square else style.width
        x, y, height = -width / 2, -style.height / 2 - style.lift, style.height
        corner = style.corner

        def shape(grow: float, taller: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
            box = (x - grow + dx, y - grow + dy, width + 2 * grow, height + taller + 2 * grow)
            return block_shape(box, corner + grow * 0.6, nation.corner)

        thick = style.thickness
        parts = [
            tag(
                "path",
                d=shape(0.5, thick, style.shadow_x, style.shadow_y),
                fill=style.shadow,
                fill_opacity=style.shadow_opacity,
            ),
            tag(
                "path",
                d=shape(0, thick),
                fill=nation.edge,
                stroke=style.outline,
                stroke_width=style.outline_width * 2,
            ),
            tag("path", d=shape(0), fill=nation.face),
        ]
        if nation.pattern == "hatched":
            lines = "".join(
                f"M{number(x + at)} {number(y + height)}l{number(height)} {number(-height)}"
                for at in range(-int(height) + 8, int(width), int(style.hatch_step))
            )
            clip = f"face-of-{_block_name(name, square)}"
            parts.append(tag("clipPath", tag("path", d=shape(-1.5)), id=clip))
            parts.append(
                tag(
                    "path",
                    d=lines,
                    clip_path=f"url(#{clip})",
                    stroke=nation.edge,
                    stroke_opacity=style.hatch_opacity,
                    stroke_width=style.hatch_width,
                )
            )
        line: dict[str, Value] = {"fill": "none", "stroke": style.rim}
        parts.append(tag("path", d=shape(-0.7), stroke_width=style.rim_width, **line))
        if nation.pattern == "framed":
            frame = shape(-style.frame_inset)
            parts.append(tag("path", d=frame, stroke_width=style.frame_width, **line))
        return "".join(parts)

    def piece(self, piece: Piece, centre: Point, led: bool) -> str:
        """A unit; one with a leader makes a little space for the leader."""
        leader = self.layout.leader
        x, y = centre
        if led and not piece.square:
            x, y = x + leader.unit_shift_x, y + leader.unit_shift_y
        label = tag("title", plain(f"{piece.hex}: {piece.label}")) if piece.label else ""
        return moved(
            label + self.face(piece),
            x,
            y,
            class_="piece",
            data_hex=piece.hex,
            data_nation=piece.nation,
            data_kind=piece.kind,
            color=self.nation(piece.nation).ink,
        )

    def face(self, piece: Piece) -> str:
        """What a unit looks like in the state it is in, around 0, 0; its ink is `currentColor`."""
        layout = self.layout
        lift = -layout.block.lift
        parts = []
        if piece.square:
            scale = layout.square.size / self.art.drawings[layout.square.symbol].box[2]
            hedge = self.art.use(layout.square.symbol, 0, lift, scale)
            parts.append(tag("g", hedge, color=self.nation(piece.nation).face))
        parts.append(tag("use", href=f"#{_block_name(piece.nation, piece.square)}"))
        worn = [wear for wear in layout.wear if 1 - piece.blocks / piece.full >= wear.lost]
        if worn and piece.blocks < piece.full:
            wear = self.art.use(worn[-1].symbol, 0, 0)
            narrow = layout.square.block_width / layout.block.width if piece.square else 1.0
            transform = f"translate(0 {number(lift)}) scale({fine(narrow)} 1)"
            parts.append(tag("g", wear, transform=transform))
        if piece.kind in layout.groups:
            shown = self.figures(piece, lift)
        else:
            shown = self.symbol(piece, lift)
        if piece.state:
            shown = self.in_state(shown, piece, lift)
        return "".join([*parts, shown, self.strength(piece, lift), self.badge(piece, lift)])

    def symbol(self, piece: Piece, lift: float) -> str:
        """The drawing of a kind."""
        box = self.layout.symbol
        shrink = self.layout.square.symbol_scale if piece.square else 1.0
        return tag(
            "use",
            href=f"#{piece.kind}",
            x=box.x - box.width * shrink / 2,
            y=box.y + lift - box.height * shrink / 2,
            width=box.width * shrink,
            height=box.height * shrink,
        )

    def figures(self, piece: Piece, lift: float) -> str:
        """A group: a figure for each point of strength, the ones behind first."""
        group = self.layout.groups[piece.kind]
        present = [*group.always, *group.figures[: piece.blocks]]
        return "".join(
            self.art.use(self.of_nation(name, piece.nation), x, y + lift, scale)
            for name, x, y, scale in sorted(present, key=lambda each: each[2])
        )

    def of_nation(self, name: str, nation: str) -> str:
        """The drawing that a nation has of its own, or the one for all."""
        own = f"{name}-{nation}"
        return own if own in self.art.drawings else name

    def in_state(self, shown: str, piece: Piece, lift: float) -> str:
        """What is drawn on a face, tilted, pale, sunk or broken."""
        style, block, nation = self.layout.states[piece.state], self.layout.block, piece.nation
        x, y = -block.width / 2, -block.height / 2 + lift
        face = block_shape(
            (x, y, block.width, block.height), block.corner, self.nation(nation).corner
        )
        veil = tag("path", d=face, fill=style.veil, fill_opacity=style.veil_opacity)
        turn = f"rotate({number(style.tilt)} 0 {number(self.layout.symbol.y + lift)})"
        parts = [veil if style.veil_opacity else ""]
        parts.append(self.art.use(style.under, 0, lift) if style.under else "")
        parts.append(tag("g", shown, color=style.ink, transform=turn))
        parts.append(self.art.use(style.over, 0, lift) if style.over else "")
        return "".join(parts)

    def badge(self, piece: Piece, lift: float) -> str:
        """Who is with a unit: a small medal at its corner."""
        if not piece.badge:
            return ""
        style = self.layout.badge
        x, y = style.x, style.y + lift
        _, _, width, height = self.art.drawings[badge_drawing(piece.badge)].box
        scale = 2 * style.radius / max(width, height)
        sign = self.art.use(badge_drawing(piece.badge), x, y, scale)
        outline = tag(
            "circle", cx=x, cy=y, r=style.radius + style.rim_width, fill=self.layout.block.outline
        )
        rim: dict[str, Value] = {"stroke": style.rim, "stroke_width": style.rim_width}
        plate = tag("circle", cx=x, cy=y, r=style.radius, fill=style.fill, **rim)
        return outline + plate + tag("g", sign, color=style.ink)

    def strength(self, piece: Piece, lift: float) -> str:
        """A small block for each block of strength, hollow where it is lost."""
        style = self.layout.pips
        step = style.size + style.gap
        width = piece.full * step - style.gap
        pips = tag(
            "rect",
            x=-width / 2 - style.bar_pad,
            y=style.y + lift - style.bar_height / 2,
            width=width + 2 * style.bar_pad,
            height=style.bar_height,
            rx=style.bar_corner,
            fill=style.bar,
            fill_opacity=style.bar_opacity,
        )
        for at in range(piece.full):
            x, y = -width / 2 + at * step, style.y + lift - style.size / 2
            if at < piece.blocks:
                pips += tag(
                    "rect", x=x, y=y, width=style.size, height=style.size, fill="currentColor"
                )
            else:
                pips += tag(
                    "rect",
                    x=x + 0.7,
                    y=y + 0.7,
                    width=style.size - 1.4,
                    height=style.size - 1.4,
                    fill="none",
                    stroke="currentColor",
                    stroke_width=style.lost_width,
                    stroke_opacity=style.lost_opacity,
                )
        return pips

    def leader(self, leader: Leader, centre: Point, with_unit: bool) -> str:
        """A leader with the name, at the corner of the unit or alone."""
        style, nation = self.layout.leader, self.nation(leader.nation)
        x, y = centre
        if with_unit:
            indent = style.with_unit_radius * style.plate_indent
            plate = self.plate(leader.name, *self.plate_by_unit(), indent)
        else:
            width = title_width(leader.name, self.layout.fonts.leader) + 2 * style.plate_pad
            plate = self.plate(leader.name, -width / 2, self.plate_below(), 0.0)
        label = tag("title", plain(f"{leader.hex}: {leader.label or leader.name}"))
        return moved(
            label + plate + self.medal(nation, *self.medal_place(with_unit)),
            x,
            y,
            class_="leader",
            data_hex=leader.hex,
            data_nation=leader.nation,
        )

    def medal_place(self, with_unit: bool) -> tuple[float, float, float]:
        """The centre of a leader's medal, from that of the hex, and its radius."""
        style = self.layout.leader
        if with_unit:
            y = style.with_unit_y - self.layout.block.lift
            return style.with_unit_x, y, style.with_unit_radius
        return 0.0, style.alone_y, style.alone_radius

    def plate_by_unit(self) -> Point:
        """Where the plate of a leader with a unit begins, and its middle."""
        x, y, radius = self.medal_place(with_unit=True)
        return x + radius * self.layout.leader.plate_x, y + self.layout.leader.plate_y

    def plate_below(self) -> float:
        """The middle of the plate of a leader alone."""
        style = self.layout.leader
        _, y, radius = self.medal_place(with_unit=False)
        return y + radius + style.plate_height / 2 + style.plate_below

    def plate(self, name: str, x: float, y: float, indent: float) -> str:
        """The plate with a leader's name, from x on, its middle at y."""
        style, size = self.layout.leader, self.layout.fonts.leader
        words = title_width(name, size)
        box = tag(
            "rect",
            x=x,
            y=y - style.plate_height / 2,
            width=indent + words + 2 * style.plate_pad,
            height=style.plate_height,
            rx=style.plate_corner,
            fill=style.plate,
            stroke=style.plate_line,
            stroke_width=1,
        )
        return box + text(
            name,
            x + indent + style.plate_pad,
            y + size * NAME_DROP,
            font_family=f"'{self.layout.fonts.serif}', serif",
            font_size=size,
            fill=style.plate_line,
        )

    def medal(self, nation: Nation, x: float, y: float, radius: float) -> str:
        """A bust on a round medal in the nation's colour."""
        style, outline = self.layout.leader, self.layout.block.outline
        left, top, width, height = self.art.drawings[nation.leader].box
        scale = style.bust * radius / height
        disc: dict[str, Value] = {"cx": x, "cy": y, "r": radius, "fill": nation.face}
        bust = self.art.use(
            nation.leader, x - (left + width / 2) * scale, y - (top + height / 2) * scale, scale
        )
        return "".join(
            [
                tag("circle", cx=x + 1.5, cy=y + 3, r=radius + 1.5, fill=outline, fill_opacity=0.4),
                tag("circle", **disc, stroke=outline, stroke_width=style.rim_width + style.casing),
                tag("circle", **disc, stroke=style.rim, stroke_width=style.rim_width),
                tag("g", bust, color=nation.ink),
            ]
        )


def badge_drawing(badge: str) -> str:
    return f"special-{badge}"


def _block_name(nation: str, square: bool) -> str:
    return f"{'square' if square else 'block'}-{nation}"


def block_shape(box: tuple[float, float, float, float], corner: float, style: str) -> str:
    x, y, width, height = box
    c, w, h = number(corner), number(width - 2 * corner), number(height - 2 * corner)
    if style == "cut":
        turns = (f"l{c} {c}", f"l-{c} {c}", f"l-{c} -{c}", f"l{c} -{c}")
    else:
        arc = f"a{c} {c} 0 0 1 "
        turns = (f"{arc}{c} {c}", f"{arc}-{c} {c}", f"{arc}-{c} -{c}", f"{arc}{c} -{c}")
    start = f"M{number(x + corner)} {number(y)}"
    return f"{start}h{w}{turns[0]}v{h}{turns[1]}h-{w}{turns[2]}v-{h}{turns[3]}Z"
