import { useGetList } from "react-admin";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { useMe } from "../../access/me.ts";
import { campsOf } from "../campsOf.ts";

/** Camps that aren't over, the earliest first; instructors get their own. Parts of one screen share the answer. */
export const useActiveCamps = () =>
  useGetList<CampView>(
    "camps",
    {
      filter: { status: "active", ...campsOf(useMe()) },
      pagination: { page: 1, perPage: 200 },
      sort: { field: "startDate", order: "ASC" },
    },
    { refetchOnMount: "always" },
  );
