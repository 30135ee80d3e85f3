import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, isLost } from "../../shared/api.ts";
import type { Attempted } from "../../shared/forms/attemptKey.ts";
import { type Attempt, useSend } from "../../shared/forms/useSend.ts";
import type { Kept } from "../../shared/kept.ts";
import { toast } from "../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../shared/Undo.tsx";
import { sayUndo, undoOf } from "../../shared/undos.ts";
import { tryAgainWords } from "../../shared/words.ts";
import { currentUser } from "../access/me.ts";

export type Words<W, A> = {
  readonly done: string | ((what: W, answer: A) => string);
  readonly meaning?: string | ((what: W, answer: A) => string | undefined);
  /** It was sent, and found nothing to do: no success. */
  readonly isInVain?: (answer: A) => boolean;
  readonly failed: string;
  /** For a refusal to which the server gives no reason. */
  readonly unexplained?: string;
  /** For a lost answer, where it would be bad if it were done twice. */
  readonly lost?: { title?: string; text: string };
};
export type Verb<V, W, A> = (verbs: V) => (what: W, attempt: Attempt) => Promise<A>;
export type Then<W, A> = {
  readonly sent?: (answer: A, what: W) => void;
  /** The id of what it changes, if that can be undone for a while. */
  readonly undoable?: (what: W, answer: A) => string;
  /** Then says in a line what was done, for lists it is gone from. */
  readonly line?: string;
  /** In place of the refresh: leaves a screen whose subject is gone for one that reads again. */
  readonly leave?: () => void;
  /** What was sent last, kept for whoever closes the dialog and sends the same again. */
  readonly attempted?: Kept<Attempted>;
};
export type OfForm<Form extends FieldValues> = {
  readonly form?: Pick<UseFormReturn<Form>, "getValues" | "setError">;
  /** The field to show a refusal beside when the server names none. */
  readonly about?: FieldPath<Form>;
};

/**
 * Whether it was done shows on the screen, once the server is reached. Read before that, all of it would fail, too, and
 * screens would give way to what failed.
 */
const refreshOnceReached = async (queries: QueryClient, refresh: () => void) => {
  await queries.invalidateQueries({ refetchType: "none" }); // to be read when the browser is back online
  await queries.fetchQuery({ ...currentUser, staleTime: 0, retry: 5 });
  refresh();
};

/**
 * One of the data provider's verbs, with its words. The server answers a write once the lists show it, so refreshing
 * shows it too. A refusal of these statuses means that the screen was out of date: it refreshes as well, as it does after
 * an answer that was lost.
 */
export const useAct = <V extends object, W, A, Form extends FieldValues = FieldValues>(
  verb: Verb<V, W, A>,
  { done, failed, meaning, isInVain, unexplained = tryAgainWords.pleaseTryAgain, lost }: Words<W, A>,
  { sent, leave, attempted, undoable, line, form, about }: Then<W, A> & OfForm<Form> = {},
) => {
  const provider = useDataProvider<DataProvider & V>();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { undo } = useUndo(refresh);
  const sending = useSend((what: W, attempt) => verb(provider)(what, attempt), {
    ...(form && { form }),
    ...(about && { about: () => about }),
    ...(lost && { lost }),
    ...(attempted && { attempted }),
    failed: { title: failed, text: unexplained },
    sent: (answer, what) => {
      const text = typeof meaning === "function" ? meaning(what, answer) : meaning;
      const offer = undoable && undoOf(undoable(what, answer));
      if (offer && line) sayUndo(offer.id, line);
      toast({
        title: typeof done === "function" ? done(what, answer) : done,
        ...(isInVain?.(answer) && { kind: "destructive" }),
        ...(text && { text }),
        ...undoIn(offer || undefined, undo),
      });
      (leave ?? refresh)();
      sent?.(answer, what);
    },
    refused: (error) => {
      if (isLost(error)) void refreshOnceReached(queries, refresh).catch(() => {});
      if (!(error instanceof ApiError)) return false;
      if ([403, 404, 409].includes(error.status)) refresh();
      if (error.status === 403) void queries.invalidateQueries({ queryKey: currentUser.queryKey }); // a lost role?
      return false;
    },
  });
  return { ...sending, refusal: sending.isBeside ? "" : sending.refusal };
};
