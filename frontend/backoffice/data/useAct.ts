import { useQueryClient } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../shared/api.ts";
import { type Attempt, useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../shared/Undo.tsx";
import { sayUndo, undoOf } from "../../shared/undos.ts";
import { currentUser } from "../access/me.ts";

export type Words<W, A> = {
  readonly done: string | ((what: W, answer: A) => string);
  readonly meaning?: string | ((what: W, answer: A) => string | undefined);
  /** It was sent, and found nothing to do: no success. */
  readonly isInVain?: (answer: A) => boolean;
  readonly failed: string;
  /** For a refusal to which the server gives no reason. */
  readonly unexplained?: string;
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
};
export type OfForm<Form extends FieldValues> = {
  readonly form?: Pick<UseFormReturn<Form>, "getValues" | "setError">;
  /** The field to show a refusal beside when the server names none. */
  readonly about?: FieldPath<Form>;
};

/**
 * One of the data provider's verbs, with its words. The server answers a write once the lists show it, so refreshing
 * shows it too. A refusal of these statuses means that the screen was out of date: it refreshes as well.
 */
export const useAct = <V extends object, W, A, Form extends FieldValues = FieldValues>(
  verb: Verb<V, W, A>,
  { done, failed, meaning, isInVain, unexplained = "" }: Words<W, A>,
  { sent, leave, undoable, line, form, about }: Then<W, A> & OfForm<Form> = {},
) => {
  const provider = useDataProvider<DataProvider & V>();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { undo } = useUndo(refresh);
  const sending = useSend((what: W, attempt) => verb(provider)(what, attempt), {
    ...(form && { form }),
    ...(about && { about: () => about }),
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
      if (!(error instanceof ApiError)) return false;
      if ([403, 404, 409].includes(error.status)) refresh();
      if (error.status === 403) void queries.invalidateQueries({ queryKey: currentUser.queryKey }); // a lost role?
      return false;
    },
  });
  return { ...sending, refusal: sending.isBeside ? "" : sending.refusal };
};
