import { createHmac } from "node:crypto";
import { currentUserUrl, loginUrl } from "../../../backend/accounts/contract.ts";
import { password as usual } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";

/** What a browser sends along: "name=value; name=value". */
export type Cookie = string;

export const pairsOf = (cookie: Cookie): ReadonlyMap<string, string> =>
  new Map(cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));

/** As cookies are signed: by their name and value. */
export const signedBy = (secret: string, name: string, value: string) =>
  createHmac("sha1", secret).update(`${name}=${value}`).digest("base64url");

/** A log-in with these cookies and no others; returns those it was given, or none. */
export const logIn = async (
  base: string,
  { email, password = usual, cookie }: { email: string; password?: string; cookie?: Cookie },
): Promise<Cookie | undefined> => {
  const response = await fetch(base + loginUrl, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) return undefined;
  const given = response.headers.getSetCookie().map((line) => line.split(";")[0]!);
  return given.filter((pair) => !pair.endsWith("=")).join("; ");
};

/** Whose session it is: an id, or the status of the refusal. */
export const whoIs = async (base: string, cookie: Cookie): Promise<string> => {
  const response = await fetch(base + currentUserUrl, { headers: { cookie } });
  const body: unknown = await response.json();
  const isSomebody = response.status === 200 && typeof body === "object" && body !== null && "id" in body;
  return isSomebody ? String(body.id) : String(response.status);
};
export const nobody = "401";

/** The two nodes, asked in turn, so that what one does the other must know. */
export const basesOf = ({ nodes }: Product) => {
  const [here, there] = nodes;
  if (!here || !there) throw new Error("two nodes are needed");
  return { here: here.base, there: there.base };
};
