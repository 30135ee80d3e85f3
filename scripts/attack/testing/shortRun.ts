import { openRack } from "../../torture/rack.ts";
import { built, shortLived } from "../../torture/testing/built.ts";
import { database } from "../../torture/testing/database.ts";
import type { Chapter } from "../chapter.ts";
import { fieldOn } from "../ownField.ts";

export const patience = 300_000; // ms; a busy machine makes it slow, not wrong

/** A chapter's short run: how much was tried, and what was found. Being unable to run is a finding here. */
export const shortRun = async ({ run }: Chapter, { seed = 1, plant }: { seed?: number; plant?: string } = {}) => {
  built();
  const rack = openRack(() => {}, [shortLived]);
  const field = fieldOn(rack, database);
  try {
    const outcome = await run(field, { isShort: true, seed, plant });
    if ("notRun" in outcome) return { tried: 0, findings: [`not run: ${outcome.notRun}`], notRun: outcome.notRun };
    const { rows, findings } = outcome;
    return { tried: Math.min(...rows.map(({ tried }) => tried)), findings };
  } finally {
    await rack.end();
  }
};
