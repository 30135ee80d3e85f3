import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { LessonView, simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import {
  availabilityOf,
  availabilityUrl,
  BlockView,
  blocksUrl,
  clearedUrl,
  closuresUrl,
  ClosureView,
  SlotView,
} from "../../../backend/scheduling/contract.ts";
import { query } from "../api.ts";

/** Whose schedule this is, and whether the viewer owns it. An admin changes it for its owner. */
export type Schedule = { instructorId: string; own: boolean };
/** Names the owner where that is not the viewer. */
export const ofOwner = (url: string, { instructorId, own }: Schedule) =>
  own ? url : `${url}?instructorId=${encodeURIComponent(instructorId)}`;

export const scheduleOf = (user: UserView, chosen: string | null): Schedule | undefined => {
  if (user.role === "instructor") return { instructorId: user.id, own: true };
  return chosen ? { instructorId: chosen, own: false } : undefined;
};

const fresh = { staleTime: 0, refetchOnMount: "always" } as const; // planning needs current data

/** While nobody is chosen, nothing is read. */
export const useSlots = (schedule: Schedule | undefined) => {
  const url = !schedule ? "" : schedule.own ? availabilityUrl : availabilityOf(schedule.instructorId);
  return useQuery({
    queryKey: [url],
    enabled: schedule !== undefined,
    queryFn: ({ signal }) => query(url, SlotView.array(), { signal, signedOut: [] as SlotView[] }),
    ...fresh,
  });
};

export const useBlocks = (schedule: Schedule | undefined) => {
  const url = schedule ? ofOwner(blocksUrl, schedule) : "";
  return useQuery({
    queryKey: [url],
    enabled: schedule !== undefined,
    queryFn: ({ signal }) => query(url, BlockView.array(), { signal, signedOut: [] as BlockView[] }),
    ...fresh,
  });
};

/** The days ahead on which the facility is closed. */
export const useClosures = () =>
  useQuery({
    queryKey: [closuresUrl],
    queryFn: ({ signal }) => query(closuresUrl, ClosureView.array(), { signal, signedOut: [] as ClosureView[] }),
    ...fresh,
  });

/** What the last clearing took and can come back. */
export const useCleared = (schedule: Schedule) => {
  const url = ofOwner(clearedUrl, schedule);
  return useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, SlotView.array(), { signal, signedOut: [] as SlotView[] }),
    ...fresh,
  });
};

const lessons = (url: string, parts: Record<string, unknown>) => {
  const search = new URLSearchParams(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
  const address = `${url}?${search.toString()}`;
  return {
    queryKey: [address],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      query(address, LessonView.array(), { signal, signedOut: [] as LessonView[] }),
    ...fresh,
  };
};
const recent = 10;
/** The last bookings, the newest first. */
export const useRecentLessons = ({ instructorId, own }: Schedule) =>
  useQuery(
    lessons(simpleLessonsUrl, {
      sort: ["createdAt", "DESC"],
      range: [0, recent - 1],
      filter: own ? {} : { instructorId },
    }),
  );

/** Refetches times and lessons after a change. */
const refresh = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => /schedule|lessons/.test(String(url)) });
export const useRefreshSchedule = () => {
  const queries = useQueryClient();
  return useCallback(() => refresh(queries), [queries]);
};
