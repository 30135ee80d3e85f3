import HeldIcon from "@mui/icons-material/NotificationsActiveOutlined";
import WaitsIcon from "@mui/icons-material/HourglassEmpty";
import { Chip } from "@mui/material";
import { comingDays } from "../../../../backend/camps/days/comingRule.ts";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { campFactsWords, turnWords, waitingPlaceWords as words } from "../words.ts";
import { CampRow } from "../registrations/CampRow.tsx";
import { toItsPlace, whoWaits } from "./place.ts";

/** A camp that a family waits for, or has an offer for. */
export const WaitingPlace = ({ entry }: { entry: OwnWaitlistEntryView }) => {
  const { camp, offeredUntil, participantCount, position } = entry;
  return (
    <CampRow
      title={camp.title}
      chip={
        <Chip
          size="small"
          variant="outlined"
          {...(offeredUntil
            ? { label: words.spotsHeld(participantCount), color: "success", icon: <HeldIcon /> }
            : { label: words.onTheWaitlist, color: "info", icon: <WaitsIcon /> })}
        />
      }
      about={`${campFactsWords.dates(comingDays(camp, entry))} · ${whoWaits(entry)}`}
      next={
        offeredUntil
          ? words.wereHoldingSpotsUntil(participantCount, longDateAndTime(offeredUntil))
          : turnWords.turn(position)
      }
      to={toItsPlace(entry)}
      isUrgent={offeredUntil !== null}
    />
  );
};
