import { Box, Card, useTheme } from "@mui/material";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { tabular } from "../theme.ts";
import { labelled, ticksUpTo } from "./ticks.ts";
import { barChartWords as words } from "../words.ts";

interface Series {
  readonly name: string;
  readonly color: "primary" | "secondary" | "info";
  readonly values: readonly number[];
}
type Props = {
  name: string;
  /** The labels along the axis; every series has a value for each. */
  labels: readonly string[];
  series: readonly Series[];
  /** Counts have no halves. */
  whole?: boolean;
  tick?: (value: number) => string;
  figure?: (value: number) => string;
};

// All in px.
const height = 232;
const [above, below] = [16, 28]; // the plot; below it stand the labels
const floor = height - below;
const character = 7.25; // about as wide as one in the labels
const widestBar = 48;

/** Purely visual: whoever uses it must also show the figures in a table. Hovering shows the values of a bar. */
export const BarChart = ({ name, labels, series, whole = false, tick = String, figure = tick }: Props) => {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { ref, width } = useWidth();
  const [pointedAt, pointAt] = useState<number>();

  const ticks = ticksUpTo(Math.max(...series.flatMap(({ values }) => values)), { whole });
  const y = (value: number) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - above);
  const left = longest(ticks.map(tick)) + 12;
  const step = Math.max(width - left, 0) / labels.length;
  const middleOf = (place: number) => left + (place + 0.5) * step;

  const gap = Math.min(4, step / 10);
  const barWidth = Math.min((step * 0.8 + gap) / series.length - gap, widestBar);
  const barLeft = (place: number, nth: number) =>
    middleOf(place) + (nth - series.length / 2) * (barWidth + gap) + gap / 2;

  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: "visible" }}>
      <Box component="figure" aria-label={words.sameFiguresBelow(name)} sx={{ m: 0 }}>
        <Box ref={ref} sx={{ position: "relative", height }} onMouseLeave={() => pointAt(undefined)}>
          <Box
            component="svg"
            aria-hidden
            width={width}
            height={height}
            sx={{ display: "block", fontSize: 13, "& text": { fill: palette.text.secondary, ...tabular } }}
          >
            {labels.map((label, place) => (
              <rect
                key={label}
                x={left + place * step}
                y={above}
                width={step}
                height={floor - above}
                fill={place === pointedAt ? palette.ground.sand : "transparent"}
                onMouseEnter={() => pointAt(place)}
              />
            ))}
            <g pointerEvents="none">
              {ticks.map((value) => (
                <g key={value}>
                  <line
                    x1={left}
                    x2={width}
                    y1={y(value)}
                    y2={y(value)}
                    stroke={value === 0 ? palette.text.secondary : palette.divider}
                    shapeRendering="crispEdges"
                  />
                  <text x={left - 8} y={y(value)} dy="0.35em" textAnchor="end">
                    {tick(value)}
                  </text>
                </g>
              ))}
              {series.map(({ name, color, values }, nth) => (
                <path
                  key={name}
                  fill={palette[color].main}
                  d={values.map((value, place) => barUpTo(y(value), barLeft(place, nth), barWidth)).join("")}
                />
              ))}
              {labelled(labels.length, Math.ceil((longest(labels) + 16) / step)).map((place) => (
                <text key={place} x={middleOf(place)} y={height - 8} textAnchor="middle">
                  {labels[place]}
                </text>
              ))}
            </g>
          </Box>
          {pointedAt !== undefined && (
            <Box style={beside(middleOf(pointedAt), step / 2 + 8, width)} sx={onTop}>
              <Box sx={{ fontWeight: 650 }}>{labels[pointedAt]}</Box>
              {series.map(({ name, color, values }) => (
                <Box key={name}>
                  <Swatch color={color} /> {name}: {figure(values[pointedAt] ?? 0)}
                </Box>
              ))}
            </Box>
          )}
        </Box>
        {series.length > 1 && (
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: 2, mt: 0.5 }}>
            {series.map(({ name, color }) => (
              <span key={name}>
                <Swatch color={color} /> {name}
              </span>
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
};

const Swatch = ({ color }: Pick<Series, "color">) => (
  <Box
    component="span"
    sx={{ display: "inline-block", width: 12, height: 12, mr: 0.25, borderRadius: "3px", bgcolor: `${color}.main` }}
  />
);

const onTop = {
  position: "absolute",
  top: above,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: "divider",
  borderRadius: "10px",
  bgcolor: "background.paper",
  boxShadow: 2,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  typography: "body2",
  ...tabular,
} as const;

/** To the right or the left of a bar, whichever has more room, and never over the edge. */
const beside = (middle: number, distance: number, width: number): CSSProperties => {
  const within = (offset: number) => `min(${offset}px, calc(100% - 190px))`;
  return middle < width / 2 ? { left: within(middle + distance) } : { right: within(width - middle + distance) };
};

/** The outline of a bar with rounded upper corners. */
const barUpTo = (top: number, left: number, width: number) => {
  const r = Math.min(4, width / 2, floor - top);
  const across = `V${top + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${floor}`;
  return r > 0 ? `M${left} ${floor}${across}z` : "";
};

const longest = (texts: readonly string[]) => character * Math.max(...texts.map(({ length }) => length));

/** How wide an element is, now and whenever that changes. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure(); // before it is drawn for the first time
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
