import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { z } from "zod";
import { marksReadUrl, marksUrl, MarkView } from "../../../../backend/videos/marks/contract.ts";
import { query, refused, send, wordsOf } from "../../../shared/api.ts";
import { kept } from "../../../shared/kept.ts";
import { toast } from "../../../shared/toastStore.ts";
import { marksWords as words } from "../words.ts";
import type { Drawn } from "./geometry.ts";
import { type Changes, ownMarksOf } from "./ownMarks.ts";

const lookAgain = 4000; // ms
const mostOnLeaving = 60_000; // characters that browsers still send for a page that is left

const Drawing = MarkView.omit({ videoId: true, annotatorId: true, annotatorName: true });
const Unsaved = z.array(z.tuple([z.string(), Drawing.nullable()]));

const post = async (videoId: string, save: object, leaving: boolean) => {
  const body = JSON.stringify(save);
  const headers = { "content-type": "application/json" };
  const keepalive = leaving && body.length < mostOnLeaving;
  const answer = await send("POST", marksUrl(videoId), { body, headers, keepalive });
  if (!answer.ok) throw refused(answer, await answer.text());
  return MarkView.array().parse(await answer.json());
};

/** What there is to see: everybody's marks, with somebody's own as they stand here. */
const withChanges = (marks: readonly MarkView[], changes: Changes, whose: Omit<MarkView, keyof Drawn>) => {
  const there = new Set(marks.map(({ id }) => id));
  const stand = marks.flatMap((mark) => {
    const now = changes.get(mark.id);
    return now === undefined ? [mark] : now ? [{ ...mark, ...now }] : [];
  });
  const drawn = [...changes.values()].filter((mark) => mark !== null && !there.has(mark.id));
  return [...stand, ...drawn.map((mark) => ({ ...whose, ...mark! }))];
};

/** The marks on a video, and how somebody draws their own. Without one there are none. */
export const useMarks = (
  video: string | undefined,
  annotator: { readonly id: string; readonly name: string | null },
) => {
  const client = useQueryClient();
  const videoId = video ?? "";
  const key = useMemo(() => [marksReadUrl(videoId)], [videoId]);
  const own = useMemo(() => {
    const name = `marks.${annotator.id}.${videoId}`;
    return ownMarksOf(name, () => ({
      annotatorId: annotator.id,
      send: (save, leaving) => post(videoId, save, leaving),
      saved: (marks) => {
        void client.cancelQueries({ queryKey: key }); // one that began before
        client.setQueryData(key, marks);
      },
      failed: (error) =>
        toast({ title: words.failedToSave, text: wordsOf(error, words.keepTrying), kind: "destructive" }),
      kept: kept(name, Unsaved, "browser"),
    }));
  }, [client, key, videoId, annotator.id]);
  const saving = useSyncExternalStore(own.subscribe, own.state);
  const isUnsaved = saving.changes.size > 0;
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => query(marksReadUrl(videoId), MarkView.array(), { signal }),
    refetchInterval: isUnsaved ? false : lookAgain,
    refetchOnMount: "always",
    enabled: video !== undefined,
  });
  useEffect(() => {
    if (data) own.took(data);
  }, [own, data]);
  useEffect(() => {
    const leave = () => void (document.visibilityState === "hidden" && own.now(true));
    const retry = () => void own.now();
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", leave);
      void own.now(true);
    };
  }, [own]);
  const marks = useMemo(
    () =>
      withChanges(data ?? [], saving.changes, {
        videoId,
        annotatorId: annotator.id,
        annotatorName: annotator.name,
      }),
    [data, saving.changes, videoId, annotator.id, annotator.name],
  );
  return { marks, error: data ? null : error, refetch, own, saving, userId: annotator.id };
};
export type Marks = ReturnType<typeof useMarks>;
