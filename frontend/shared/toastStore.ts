import { kept } from "./kept.ts";

/** Something to do while the toast is showing, such as undo. */
export type ToastAction = { label: string; run: () => void };
type Toast = {
  id: number;
  title: string;
  text?: string;
  kind: "normal" | "destructive";
  action?: ToastAction;
  duration?: number; // ms
  open: boolean;
};

const forgottenAfterMs = 1_000_000;
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: Toast | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows this toast in place of any other, for the usual time, or `until` its action is no longer possible (in ms). */
export const toast = ({
  title,
  text,
  kind = "normal",
  action,
  until,
}: Words & { action?: ToastAction; until?: number }) => {
  lastId += 1;
  show({
    id: lastId,
    title,
    kind,
    open: true,
    ...(text && { text }),
    ...(action && { action }),
    ...(until && { duration: Math.max(until - Date.now(), 1) }),
  });
};
type Words = { title: string; text?: string; kind?: Toast["kind"] };

/** Closes it. It is forgotten much later, so its exit animation can finish. */
export const dismissToast = (id: number) => {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  setTimeout(() => current?.id === id && show(null), forgottenAfterMs);
};

export const currentToast = () => current;
export const onToastChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isWords = (told: unknown): told is Words =>
  typeof told === "object" && told !== null && "title" in told && typeof told.title === "string";
// No zod schema: every page loads this file.
const handedOver = kept("toast", { parse: (told) => (isWords(told) ? told : null) });

/** For a toast to show after a full page load. */
export const toastOnNextPage = (words: Words) => handedOver.keep(words);
export const takeToastFromLastPage = () => {
  const words = handedOver.read();
  handedOver.forget();
  if (words) toast(words);
};
