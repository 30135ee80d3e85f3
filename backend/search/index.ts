import type { UserView } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import type { Context } from "../context.ts";
import { call, type Call } from "../http/call.ts";
import { FoundInView, Search, searchUrl } from "./contract.ts";

const most = 5; // rows of each list

const found = async (
  contexts: readonly Context[],
  backend: Backend,
  { user, words }: { user: UserView; words: string },
): Promise<FoundInView[]> => {
  const query = { filter: { q: words }, range: { offset: 0, limit: most } };
  const parts = contexts.flatMap(({ searched = [] }) => searched).filter(({ who }) => who.includes(user.role));
  const all = await Promise.all(parts.map(async ({ list, find }) => ({ list, ...(await find(backend, user, query)) })));
  return all.filter(({ rows }) => rows.length > 0);
};

const searchCalls = (contexts: () => readonly Context[]): readonly Call[] => [
  call(
    "POST",
    searchUrl,
    {
      does: "Looks for words in everything the caller may see: people, lessons, camps, requests, payments. It changes nothing.",
      who: ["instructor", "admin"],
      body: Search,
      unkeyed: true,
      answer: { status: 200, body: FoundInView.array() },
    },
    ({ user, body: { words } }, backend) => found(contexts(), backend, { user, words }),
  ),
];

/** Every context says by its face what can be found in it. */
export const search = (contexts: () => readonly Context[]): Context => ({
  name: "search",
  calls: { search: searchCalls(contexts) },
});
