import { randomOf } from "../../backend/testing/random.ts";
import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";
import { drips } from "./videos/drips.ts";
import { sendGigabytes } from "./videos/gigabyte.ts";
import { hangUp } from "./videos/hangUps.ts";
import { sendOddly, touchOthers } from "./videos/pieces.ts";
import { watchOn } from "./videos/watching.ts";
import { linkToCode, typeCode } from "./videos/typed.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Who may see a file is asked once. */
  remembered: { file: "/backend/videos/seen.js", right: "before?.written === written", wrong: "before" },
  /** What is being sent outlives its key. */
  lingering: { file: "/backend/videos/files.js", right: "bytes?.destroy();", wrong: "" },
  /** A file stays open when whoever reads it hangs up. */
  leaking: {
    file: "/backend/http/sending.js",
    right: 'response.once("close", () => body.destroy());',
    wrong: "",
  },
  /** Whoever writes an upload is not asked to let go. */
  stubborn: { file: "/backend/videos/resumable/locks.js", right: "held.get(payload)?.()", wrong: "undefined" },
  /** An upload is anybody's who knows its id. */
  anybodys: { file: "/backend/videos/uploads.js", right: "where({ id, user_id: userId })", wrong: "where({ id })" },
  /** What is said to be there is believed. */
  believed: {
    file: "/backend/videos/resumable/tus.js",
    right: "headers.set(name, ctx.get(name));",
    wrong: 'headers.set(name, name === "upload-offset" ? "3000" : ctx.get(name));',
  },
  /** An archive's folders are named as people like. */
  folders: { file: "/backend/videos/videoExport.js", right: "asFileName(title)", wrong: "title" },
  /** A weekly video's link is any. */
  links: { file: "/backend/videos/weekly/weeklyContract.js", right: "protocol: /^https?$/, ", wrong: "" },
  /** A form's file may not have the limit's size. */
  gigabyte: { file: "/backend/http/bodies/formWithFile.js", right: "fileSize: atMost + 1", wrong: "fileSize: atMost" },
};

export const videos: Chapter = {
  name: "videos",
  does: "watches on, hangs up, drips, sends odd pieces and a gigabyte, touches others' uploads, and types code",
  plants: Object.keys(plants),
  damages: plants,
  async run(field, { isShort, seed, plant }) {
    const { row, outcome } = counting(field.say);
    const product = await startProduct(field, { nodes: 2, damage: plant ? plants[plant] : undefined });
    await watchOn(product, row("plays under which something ends"), isShort ? 1 : 10);
    await hangUp(product, row("watchers and senders who hang up"), isShort ? 3 : 60);
    await drips(product, row("pieces that drip"), isShort ? 2 : 30);
    await sendOddly(product, row("pieces as no client sends them"), {
      random: randomOf(seed),
      rounds: isShort ? 60 : 3000,
    });
    await touchOthers(product, row("somebody else's uploads"));
    await typeCode(product, row("words that are code"), { most: isShort ? 4 : Infinity });
    await linkToCode(product, row("links and pictures that run"));
    if (!isShort) await sendGigabytes(product, row("gigabytes"));
    return outcome();
  },
};
