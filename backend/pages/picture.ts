import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** What a picture of one thing says. Everybody gets to see it, so it holds no more than the thing's page. */
export interface Pictured {
  readonly label: string; // the kind of thing, or what became of it
  readonly title: string;
  readonly lines: readonly string[]; // the first is the most important
}

export const pictureSize = { width: 1200, height: 630 }; // what messengers and social networks expect
const drawing = 1; // raised whenever the same words are drawn another way: pictures are cached forever by their address
const mostKept = 100; // of about 60 KB
const mostWaiting = 20;

const colors = { ground: "#12352a", clay: "#b4602f", title: "#ffffff", lines: "#dfe9e2", first: "#ffe9b8" };
const left = 64;
const column = 690; // px, beside the field
const titleSizes = [84, 74, 66, 58, 50];
const titleRoom = { height: 214, bottom: 416 };
const firstSizes = [40, 36, 32];
const quality = 88;

const undrawable = /[^\u0020-\u024f\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2026]/gu; // what our fonts lack: emoji, say
const drawable = (text: string) =>
  text
    .normalize("NFC")
    .slice(0, 300)
    .replaceAll(/\s+/g, " ")
    .replaceAll(undrawable, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();

/** Undefined if our fonts cannot write its title. */
export const pictured = ({ label, title, lines }: Pictured): Pictured | undefined => {
  const written = drawable(title);
  if (!/[\p{L}\p{N}]/u.test(written)) return undefined;
  return { label: drawable(label), title: written, lines: lines.map(drawable).filter(Boolean) };
};

type Pen = SKRSContext2D;

/** Cut to the width, with an ellipsis if something is missing. */
const cut = (pen: Pen, text: string, width: number, isWhole = true): string => {
  if (isWhole && pen.measureText(text).width <= width) return text;
  let kept = text;
  while (kept !== "" && pen.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
};

/** Broken between words into rows of at most this width. A word that is wider has a row of its own. */
const rowsOf = (pen: Pen, text: string, width: number): string[] => {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && pen.measureText(longer).width <= width) rows.splice(-1, 1, longer);
    else rows.push(word);
  }
  return rows;
};

/** In the largest letters in which all of it has room; cut if it has none even in the smallest. Returns its top. */
const drawTitle = (pen: Pen, title: string): number => {
  const writtenAt = (size: number) => {
    pen.font = `700 ${size}px Display, DisplayMore`;
    const high = size * 1.06;
    const most = Math.floor(titleRoom.height / high);
    const rows = rowsOf(pen, title, column);
    const fits = rows.length <= most && rows.every((row) => pen.measureText(row).width <= column);
    return { size, high, rows, most, fits };
  };
  const all = titleSizes.map(writtenAt);
  const { size, high, rows, most } = all.find(({ fits }) => fits) ?? all.at(-1)!;
  const shown = rows.slice(0, most);
  const top = titleRoom.bottom - shown.length * high;
  pen.font = `700 ${size}px Display, DisplayMore`;
  pen.fillStyle = colors.title;
  for (const [n, row] of shown.entries()) {
    const isWhole = n < most - 1 || rows.length <= most;
    pen.fillText(cut(pen, row, column, isWhole), left, top + (n + 0.8) * high);
  }
  return top;
};

const drawLabel = (pen: Pen, label: string, bottom: number) => {
  pen.font = "600 26px Body, BodyMore";
  const width = pen.measureText(label).width + 40;
  pen.fillStyle = colors.clay;
  pen.beginPath();
  pen.roundRect(left, bottom - 44, width, 44, 22);
  pen.fill();
  pen.fillStyle = colors.title;
  pen.fillText(label, left + 20, bottom - 13);
};

const drawLines = (pen: Pen, [first = "", ...others]: readonly string[]) => {
  let y = 570 - others.length * 46;
  for (const size of firstSizes) {
    pen.font = `700 ${size}px Body, BodyMore`;
    if (pen.measureText(first).width <= column) break;
  }
  pen.fillStyle = colors.first;
  pen.fillText(cut(pen, first, column), left, y);
  pen.font = "500 32px Body, BodyMore";
  pen.fillStyle = colors.lines;
  for (const line of others) pen.fillText(cut(pen, line, column), left, (y += 46));
};

const fonts = {
  Display: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  DisplayMore: "bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
  Body: "figtree/files/figtree-latin-wght-normal.woff2",
  BodyMore: "figtree/files/figtree-latin-ext-wght-normal.woff2",
};

/** Loaded for the first picture: a server that nobody asks for one starts without, and so does one that cannot draw. */
const open = async (dist: string) => {
  const { createCanvas, GlobalFonts, loadImage } = await import("@napi-rs/canvas");
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts))
    GlobalFonts.registerFromPath(resolve(`@fontsource-variable/${file}`), name);
  const image = async (file: string) => loadImage(await readFile(join(dist, "public", file)));
  return { createCanvas, field: await image("scenes/diamond.svg"), ball: await image("favicon.svg") };
};

const drawGround = (pen: Pen, { field, ball, name }: { field: Image; ball: Image; name: string }) => {
  const { width, height } = pictureSize;
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(field, width - 720, 0, (height * 640) / 420, height);
  const fade = pen.createLinearGradient(width - 720, 0, width - 160, 0);
  fade.addColorStop(0, colors.ground);
  fade.addColorStop(0.45, `${colors.ground}f2`);
  fade.addColorStop(1, `${colors.ground}00`);
  pen.fillStyle = fade;
  pen.fillRect(width - 720, 0, 720, height);
  pen.drawImage(ball, left, 52, 56, 56);
  pen.font = "700 36px Display, DisplayMore";
  pen.fillStyle = colors.title;
  pen.fillText(cut(pen, drawable(name), 600), left + 72, 92);
};

export interface Pictures {
  /** Changes whenever the picture would. */
  readonly digest: (of: Pictured) => string;
  /** A JPEG. Undefined while too many others wait for theirs. */
  readonly draw: (of: Pictured) => Promise<Buffer | undefined>;
}

/** `dist` holds the builds, whose scenes they show; `name` is the product's. */
export const pictures = ({ dist, name }: { dist: string; name: string }): Pictures => {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  const oneAtATime = pLimit(1);
  let tools: ReturnType<typeof open> | undefined;

  const draw = async ({ label, title, lines }: Pictured) => {
    const { createCanvas, field, ball } = await (tools ??= open(dist));
    const canvas = createCanvas(pictureSize.width, pictureSize.height);
    const pen = canvas.getContext("2d");
    drawGround(pen, { field, ball, name });
    drawLabel(pen, label, drawTitle(pen, title) - 14);
    drawLines(pen, lines);
    return canvas.encode("jpeg", quality);
  };
  const digest = (of: Pictured) =>
    createHash("sha256")
      .update(JSON.stringify([drawing, name, of.label, of.title, of.lines]))
      .digest("base64url")
      .slice(0, 16);

  return {
    digest,
    async draw(of) {
      const key = digest(of);
      const known = kept.get(key);
      if (known) return known;
      if (oneAtATime.pendingCount >= mostWaiting) return undefined;
      const drawn = oneAtATime(() => draw(of));
      kept.set(key, drawn);
      drawn.catch(() => {
        kept.delete(key);
        tools = undefined;
      });
      return drawn;
    },
  };
};
