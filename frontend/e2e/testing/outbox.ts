import type { APIRequestContext } from "@playwright/test";
import { expect } from "./people.ts";

/** The link in the newest email to an address that has one, read from /outbox. Waits for a link other than `before`. */
export const linkMailedTo = async (request: APIRequestContext, address: string, before?: string) => {
  const read = async (path: string) => (await request.get(path)).text();
  const newest = async () => {
    const entries = (await read("/outbox")).split("<li>").filter((entry) => entry.includes(address));
    for (const id of entries.map((entry) => /\/outbox\/([0-9a-f-]{36})/.exec(entry)?.[1])) {
      const found = id && /\/[a-z-]+#token=(?:[\w~-]{36,}\.)?[\w-]{43}/.exec(await read(`/outbox/${id}`))?.[0];
      if (found) return found;
    }
    return undefined;
  };
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await newest();
      return link !== undefined && link !== before;
    })
    .toBe(true);
  return link!;
};
