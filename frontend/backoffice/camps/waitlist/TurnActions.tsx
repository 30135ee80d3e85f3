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
import { turnActionsWords as words } from "../words.ts";

type Entry = Pick<WaitlistEntryView, "id" | "parentName" | "state" | "isSkipped">;
type Props = { entry: Entry; onClose: () => void };
const nameOf = ({ parentName }: Entry) => parentName ?? removedPerson;

const OfferDialog = ({ entry, onClose }: Props) => {
  const { send, sending } = useAct(
    ({ offerSpot }: CampVerbs) => offerSpot,
    { done: words.spotOffered, meaning: words.weveEmailedTheFamily, failed: words.failedToOfferThe },
    { sent: onClose },
  );
  return (
    <ConfirmDialog
      open
      busy={sending}
      title={words.offerNameASpot(nameOf(entry))}
      action={words.offerSpot}
      onConfirm={() => void send(entry.id)}
      onClose={onClose}
    >
      {words.theyGoAheadOf}
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
    { done: words.turnSkipped, failed: words.failedToSkipThe },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.skipNameSTurn(nameOf(entry))} action={words.skipTurn} {...dialog} onClose={onClose}>
      <Typography>{words.everyoneWhoIsWaiting}</Typography>
      <FormField
        control={control}
        name="reason"
        label={words.reason}
        required
        helperText={words.onlyStaffSeeThis}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};

const hours = [
  [24, words.n1Day],
  [48, words.n2Days],
  [96, words.n4Days],
  [168, words.n7Days],
] as const;

const ExtendDialog = ({ entry, onClose }: Props) => {
  const { control, dialog } = useActForm(
    ExtendOffer,
    { hours: 24 },
    ({ extendOffer }: CampVerbs) =>
      (told) =>
        extendOffer({ entryId: entry.id, ...told }),
    { done: words.offerExtended, meaning: words.weveEmailedTheFamily, failed: words.failedToExtendThe },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.extendNameSOffer(nameOf(entry))} action={words.extendOffer} {...dialog} onClose={onClose}>
      <Typography>{words.wellHoldTheSpot}</Typography>
      <FormField control={control} name="hours" label={words.extendBy} select>
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
    { done: words.removedFromTheWaitlist, failed: words.failedToRemoveThe },
    { sent: onClose },
  );
  return (
    <ConfirmDialog
      open
      danger
      busy={sending}
      title={words.removeNameFromThe(nameOf(entry))}
      action={words.remove}
      onConfirm={() => void send(entry.id)}
      onClose={onClose}
    >
      {words.theyLoseTheirPlace}
      {entry.state === "offered" && words.andTheSpotWere}
      {words.weDontEmailThem}
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
