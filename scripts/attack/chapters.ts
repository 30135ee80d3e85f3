import { access } from "./access.ts";
import type { Chapter } from "./chapter.ts";
import { clock } from "./clock.ts";
import { connections } from "./connections.ts";
import { disk } from "./disk.ts";

/** Every chapter, in the order of the run. A new one adds its line here. */
export const chapters: readonly Chapter[] = [access, connections, disk, clock];
