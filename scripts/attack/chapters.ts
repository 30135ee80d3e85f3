import { access } from "./access.ts";
import type { Chapter } from "./chapter.ts";
import { clock } from "./clock.ts";
import { connections } from "./connections.ts";
import { disk } from "./disk.ts";
import { fuzz } from "./fuzz.ts";
import { leaks } from "./leaks.ts";
import { limits } from "./limits.ts";
import { money } from "./money.ts";
import { months } from "./months.ts";
import { sessions } from "./sessions.ts";
import { videos } from "./videos.ts";

/** Every chapter, in the order of the run. A new one adds its line here. */
const byName: Readonly<Record<string, Chapter>> = {
  fuzz,
  access,
  leaks,
  money,
  sessions,
  limits,
  videos,
  connections,
  disk,
  clock,
  months,
};
export const chapters = Object.values(byName);
