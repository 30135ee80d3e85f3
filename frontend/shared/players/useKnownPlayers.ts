import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { StudentView } from "../../../backend/players/contract.ts";
import { studentsUrl } from "../../../backend/players/studentContract.ts";
import { query } from "../api.ts";

const fewest = 2; // letters, before anybody is looked for
const most = 8;

const urlOf = (q: string) => {
  const parts = { filter: JSON.stringify({ q }), range: JSON.stringify([0, most - 1]) };
  return `${studentsUrl}?${new URLSearchParams(parts).toString()}`;
};

/** Players whom a member of staff knows, and whose name, or whose parent's, contains this. */
export const useKnownPlayers = (typed: string) => {
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [urlOf(q)],
    enabled: q.length >= fewest,
    queryFn: ({ signal }) => query(urlOf(q), StudentView.array(), { signal }),
  });
  return q.length >= fewest ? (data ?? []) : [];
};
