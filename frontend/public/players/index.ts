import type { Context } from "../context.ts";

export const players = { pages: { "/players": "./players/PlayersPage.tsx" } } as const satisfies Context;
