import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId, useSyncExternalStore } from "react";
import { ApiError, Withheld } from "../api.ts";
import { askingFirstWords as words } from "./words.ts";

/** Staff may put a lesson into a camp, or two coaches into one place, once they know of it. */
export type Knowing = { duringCamp?: true; samePlace?: "ask" };
type Question = { said: string; answer: (goesAhead: boolean) => void };

let asked: readonly Question[] = []; // the first one shows
const listeners = new Set<() => void>();
const ask = (questions: readonly Question[]) => {
  asked = questions;
  for (const listener of listeners) listener();
};
const onChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const goesAhead = (said: string) =>
  new Promise<boolean>((resolve) => {
    const question = {
      said,
      answer: (yes: boolean) => {
        ask(asked.filter((one) => one !== question));
        resolve(yes);
      },
    };
    ask([...asked, question]);
  });

const knownThen: Readonly<Record<string, (before: Knowing) => Knowing>> = {
  DuringCamp: (before) => ({ ...before, duringCamp: true }),
  SamePlace: ({ duringCamp }) => (duringCamp ? { duringCamp } : {}),
};

/** Sends something about a coach's time. Where it stands in another one's way, asks first, and sends it again knowingly. */
export const askingFirst = async <A,>(send: (knowing: Knowing) => Promise<A>): Promise<A> => {
  for (let knowing: Knowing = { samePlace: "ask" }; ;) {
    try {
      return await send(knowing);
    } catch (error) {
      const known = error instanceof ApiError && error.code ? knownThen[error.code] : undefined;
      if (!known) throw error;
      if (!(await goesAhead((error as ApiError).said ?? ""))) throw new Withheld();
      knowing = known(knowing);
    }
  }
};

/** Stands once on every screen that sends such things. */
export const AskedFirst = () => {
  const question = useSyncExternalStore(onChange, () => asked[0]);
  const id = useId();
  if (!question) return null;
  const { said, answer } = question;
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{words.scheduleAnywayQuestion}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
          {said}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)}>
          {words.goBack}
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {words.scheduleAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
