import type { APIRequestContext } from "@playwright/test";
import { expect } from "./people.ts";

/** The link in the newest mail to an address, as it stands on the local page of mails. Waits until there is another than `before`. */
export const linkMailedTo = async (request: APIRequestContext, address: string, before?: string) => {
  const read = async (path: string) => (await request.get(path)).text();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const entries = (await read("/outbox")).split("<li>").filter((entry) => entry.includes(address));
      const id = /\/outbox\/([0-9a-f-]{36})/.exec(entries[0] ?? "")?.[1];
      link = id && /\/[a-z-]+#token=(?:[\w-]{36}\.)?[\w-]{43}/.exec(await read(`/outbox/${id}`))?.[0];
      return link !== undefined && link !== before;
    })
    .toBe(true);
  return link!;
};
