import { Box, Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { ExtendOffer, SkipTurn, type WaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { removedPerson } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";

type Entry = Pick<WaitlistEntryView, "id" | "parentName" | "state" | "isSkipped">;
type Props = { entry: Entry; onClose: () => void };
const nameOf = ({ parentName }: Entry) => parentName ?? removedPerson;

const OfferDialog = ({ entry, onClose }: Props) => {
  const { send, sending } = useAct(
    ({ offerSpot }: CampVerbs) => offerSpot,
    { done: "Spot offered", meaning: "We’ve emailed the family.", failed: "Failed to offer the spot" },
    { sent: onClose },
  );
  return (
    <ConfirmDialog
      open
      busy={sending}
      title={`Offer ${nameOf(entry)} a spot?`}
      action="Offer spot"
      onConfirm={() => void send(entry.id)}
      onClose={onClose}
    >
      They go ahead of everyone else in line. We’ll email the offer and hold the spot for 48 hours, or until the camp
      starts.
    </ConfirmDialog>
  );
};

const SkipDialog = ({ entry, onClose }: Props) => {
  const { control, dialog } = useActForm(
    SkipTurn,
    { reason: "" },
    ({ skipTurn }: CampVerbs) =>
      (told) =>
        skipTurn({ entryId: entry.id, ...told }),
    { done: "Turn skipped", failed: "Failed to skip the turn" },
    { sent: onClose },
  );
  return (
    <FormDialog title={`Skip ${nameOf(entry)}’s turn?`} action="Skip turn" {...dialog} onClose={onClose}>
      <Typography>
        Everyone who is waiting now goes first. You can do this once per family. We don’t email them.
      </Typography>
      <FormField
        control={control}
        name="reason"
        label="Reason"
        required
        helperText="Only staff see this."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};

const hours = [
  [24, "1 day"],
  [48, "2 days"],
  [96, "4 days"],
  [168, "7 days"],
] as const;

const ExtendDialog = ({ entry, onClose }: Props) => {
  const { control, dialog } = useActForm(
    ExtendOffer,
    { hours: 24 },
    ({ extendOffer }: CampVerbs) =>
      (told) =>
        extendOffer({ entryId: entry.id, ...told }),
    { done: "Offer extended", meaning: "We’ve emailed the family.", failed: "Failed to extend the offer" },
    { sent: onClose },
  );
  return (
    <FormDialog title={`Extend ${nameOf(entry)}’s offer?`} action="Extend offer" {...dialog} onClose={onClose}>
      <Typography>
        We’ll hold the spot longer, but never past the start of the camp, and email the family the new deadline.
      </Typography>
      <FormField control={control} name="hours" label="Extend by" select>
        {hours.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </FormField>
    </FormDialog>
  );
};

const RemoveDialog = ({ entry, onClose }: Props) => {
  const { send, sending } = useAct(
    ({ removeFromWaitlist }: CampVerbs) => removeFromWaitlist,
    { done: "Removed from the waitlist", failed: "Failed to remove the family" },
    { sent: onClose },
  );
  return (
    <ConfirmDialog
      open
      danger
      busy={sending}
      title={`Remove ${nameOf(entry)} from the waitlist?`}
      action="Remove"
      onConfirm={() => void send(entry.id)}
      onClose={onClose}
    >
      They lose their place in line{entry.state === "offered" && ", and the spot we’re holding goes to the next family"}
      . We don’t email them, so please let them know.
    </ConfirmDialog>
  );
};

const dialogs = {
  "Offer spot": OfferDialog,
  "Extend offer": ExtendDialog,
  "Skip turn": SkipDialog,
  Remove: RemoveDialog,
} as const;
type Action = keyof typeof dialogs;

const actionsFor = ({ state, isSkipped }: Entry): readonly Action[] => {
  if (state === "offered") return ["Extend offer", "Remove"];
  if (state === "waiting") return ["Offer spot", ...(isSkipped ? [] : (["Skip turn"] as const)), "Remove"];
  return ["Offer spot"];
};

/** What staff can do about one family's turn. Each asks first, and says what follows. */
export const TurnActions = ({ entry }: { entry: Entry }) => {
  const [asking, setAsking] = useState<Action>();
  const Dialog = asking && dialogs[asking];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", ml: -1 }}>
      {actionsFor(entry).map((action) => (
        <Button
          key={action}
          size="small"
          color={action === "Remove" ? "error" : "primary"}
          aria-label={`${action}: ${nameOf(entry)}`}
          onClick={() => setAsking(action)}
        >
          {action}
        </Button>
      ))}
      {Dialog && <Dialog entry={entry} onClose={() => setAsking(undefined)} />}
    </Box>
  );
};
