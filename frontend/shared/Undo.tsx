import UndoIcon from "@mui/icons-material/Undo";
import { Box, Button } from "@mui/material";
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { z } from "zod";
import { undoUrl } from "../../backend/undo/contract.ts";
import { ApiError, command } from "./api.ts";
import { useSend } from "./forms/useSend.ts";
import { toast } from "./toastStore.ts";
import { allUndos, onUndosChange, type UndoOffer, undoOf, withdrawUndo } from "./undos.ts";
import { tryAgainWords, undoWords as words } from "./words.ts";

const Undone = z.object({ of: z.string() });

const sendUndo = async ({ id }: UndoOffer) => {
  try {
    return Undone.parse(await command("POST", undoUrl(id)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) withdrawUndo(id); // it will not be possible again
    throw error;
  }
};

/** Undoes something. `undone` reads again what that changed back. */
export const useUndo = (undone: () => unknown) => {
  const { send, sending } = useSend(sendUndo, {
    failed: { title: words.couldntUndo, text: tryAgainWords.pleaseTryAgain },
    sent: (_, { id }) => {
      withdrawUndo(id);
      toast({ title: words.undone });
      return undone();
    },
    refused: () => {
      void undone(); // something came in between: show what
      return false;
    },
  });
  return { undo: send, undoing: sending };
};

/** What can be undone of this thing now. */
export const useUndoOf = (thing: string) =>
  useSyncExternalStore(
    onUndosChange,
    () => undoOf(thing),
    () => undefined,
  );

/** For the toast that tells what was done: offers to undo it, as long as that is possible. */
export const undoIn = (offer: UndoOffer | undefined, undo: (offer: UndoOffer) => unknown) =>
  offer && { until: offer.until, action: { label: words.undo, run: () => void undo(offer) } };

type Standing = { offer: UndoOffer; what: string; undone: () => unknown; place: RefObject<HTMLElement | null> };

/** It goes when its time is over. Whoever stands on it then stays in its place, not at the top of the page. */
const StandingButton = ({ offer, what, undone, place }: Standing) => {
  const button = useRef<HTMLButtonElement>(null);
  const { undo, undoing } = useUndo(undone);
  useLayoutEffect(() => {
    const [here, stays] = [button.current, place.current];
    return () => {
      if (here === document.activeElement) stays?.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    <Button
      ref={button}
      size="small"
      startIcon={<UndoIcon />}
      aria-label={words.undoWhat(what)}
      aria-disabled={undoing}
      onClick={() => !undoing && void undo(offer)}
    >
      {words.undo}
    </Button>
  );
};

const noOutline = { "&:focus": { outline: "none" } };

/** Stands where something was just done, until it can no longer be undone. */
export const UndoButton = ({ of, what, undone }: { of: string; what: string; undone: () => unknown }) => {
  const place = useRef<HTMLSpanElement>(null);
  const offer = useUndoOf(of);
  return (
    <Box component="span" ref={place} tabIndex={-1} sx={{ ...noOutline, ...(!offer && { position: "absolute" }) }}>
      {offer && <StandingButton key={offer.id} {...{ offer, what, undone, place }} />}
    </Box>
  );
};

const none: readonly UndoOffer[] = [];

/** What was done to things that are gone from here, in a line each, as long as it can be undone. `shown`: what is not. */
export const UndoLines = ({ shown, undone }: { shown: readonly string[]; undone: () => unknown }) => {
  const place = useRef<HTMLDivElement>(null);
  const offers = useSyncExternalStore(onUndosChange, allUndos, () => none);
  return (
    <Box ref={place} tabIndex={-1} sx={noOutline}>
      {offers.map((offer) => {
        if (!offer.isGone || shown.includes(offer.of)) return null;
        const what = offer.said ?? words.yourLastChange;
        return (
          <Box
            key={offer.id}
            sx={{
              mb: 1.5,
              pl: 2,
              pr: 1,
              py: 0.5,
              display: "flex",
              gap: 1,
              alignItems: "center",
              justifyContent: "space-between",
              borderRadius: "12px",
              border: 1,
              borderColor: "divider",
              bgcolor: "background.paper",
            }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              {what}
            </Box>
            <StandingButton {...{ offer, what, undone, place }} />
          </Box>
        );
      })}
    </Box>
  );
};
