import { Box, Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { ExtendOffer, SkipTurn, type WaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { isInLine } from "../../../../projections/camps/waitlistRule.ts";
import { removedPerson } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";
import { turnActionsWords as words } from "../words.ts";

type Entry = Pick<WaitlistEntryView, "id" | "parentName" | "state" | "isSkipped" | "canBeOffered">;
type Props = { entry: Entry; onClose: () => void };
const nameOf = ({ parentName }: Entry) => parentName ?? removedPerson;

const OfferDialog = ({ entry, onClose }: Props) => {
  const { send, sending } = useAct(
    ({ offerSpot }: CampVerbs) => offerSpot,
    { done: words.spotOffered, meaning: words.wereEmailingTheFamily, failed: words.failedToOfferThe },
    { sent: onClose },
  );
  return (
    <ConfirmDialog
      open
      busy={sending}
      title={words.offerASpotTo(nameOf(entry))}
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
    <FormDialog
      title={words.skipTurnOf(nameOf(entry))}
      lead={words.everyoneWhoIsWaiting}
      action={words.skipTurn}
      {...dialog}
      onClose={onClose}
    >
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
  [24, words.oneDay],
  [48, words.twoDays],
  [96, words.fourDays],
  [168, words.sevenDays],
] as const;

const ExtendDialog = ({ entry, onClose }: Props) => {
  const { control, dialog } = useActForm(
    ExtendOffer,
    { hours: 24 },
    ({ extendOffer }: CampVerbs) =>
      (told) =>
        extendOffer({ entryId: entry.id, ...told }),
    { done: words.offerExtended, meaning: words.wereEmailingTheFamily, failed: words.failedToExtendThe },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.extendOfferOf(nameOf(entry))}
      lead={words.wellHoldTheSpot}
      action={words.extendOffer}
      {...dialog}
      onClose={onClose}
    >
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
      title={words.removeFromThe(nameOf(entry))}
      action={words.removeFamily}
      onConfirm={() => void send(entry.id)}
      onClose={onClose}
    >
      {words.theyLoseTheirPlace}
      {entry.state === "offered" && words.andTheirSpotGoes}
      {words.weDontEmailThem}
    </ConfirmDialog>
  );
};

const offer = { name: words.offerSpot, Dialog: OfferDialog };
const extend = { name: words.extendOffer, Dialog: ExtendDialog };
const skip = { name: words.skipTurn, Dialog: SkipDialog };
const remove = { name: words.removeFamily, Dialog: RemoveDialog };
type Action = typeof offer;

const actionsFor = ({ state, isSkipped, canBeOffered }: Entry): readonly Action[] => [
  ...(canBeOffered ? [offer] : []),
  ...(state === "offered" ? [extend] : []),
  ...(state === "waiting" && !isSkipped ? [skip] : []),
  ...(isInLine({ state }) ? [remove] : []),
];

/** What staff can do about one family's turn. Each asks first, and says what follows. */
export const TurnActions = ({ entry }: { entry: Entry }) => {
  const [asking, setAsking] = useState<Action>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", ml: -1 }}>
      {actionsFor(entry).map((action) => (
        <Button
          key={action.name}
          size="small"
          color={action === remove ? "error" : "primary"}
          aria-label={`${action.name}: ${nameOf(entry)}`}
          onClick={() => setAsking(action)}
        >
          {action.name}
        </Button>
      ))}
      {asking && <asking.Dialog entry={entry} onClose={() => setAsking(undefined)} />}
    </Box>
  );
};
