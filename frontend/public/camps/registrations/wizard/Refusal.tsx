import { Alert, Link as Anchor } from "@mui/material";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { ApiError, wordsOf } from "../../../../shared/api.ts";
import { money } from "../../../../shared/formats.ts";
import { ActButton } from "../../../../shared/forms/ActButton.tsx";
import { refusalWords } from "../../words.ts";

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : null);

/** Whoever is known by more than a name cannot be somebody else. */
const isOfFamily = (error: Error) =>
  error instanceof ApiError && error.issues.some(({ path }) => path[0] === "players");

type Props = { camp: CampView; error: Error; total: string; isPending: boolean; onRegisterAgain: () => void };

/** Why a registration was refused and what can be done. It takes the focus; everything typed stays. */
export const Refusal = ({ camp, error, total, isPending, onRegisterAgain }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, []);
  const code = codeOf(error);
  const words = wordsOf(error, refusalWords.failedToProcessRegistration);
  return (
    <Alert ref={place} tabIndex={-1} severity={code ? "warning" : "error"} role="alert">
      {words}
      {code === "OtherPrice" && <div>{refusalWords.theTotalIsNow(money(total))}</div>}
      {(code === "DivisionFull" || code === "CampFull") && (
        <div>
          {refusalWords.youCanRemoveAPlayer}
          <Anchor component={Link} to={`/camp-waitlist/${camp.id}`}>
            {refusalWords.joinTheWaitlist}
          </Anchor>
          .
        </div>
      )}
      {code === "AlreadyRegistered" && !isOfFamily(error) && (
        <ActButton
          variant="outlined"
          color="inherit"
          size="small"
          sx={{ mt: 1 }}
          busy={isPending}
          onClick={onRegisterAgain}
        >
          {refusalWords.registerAnyway}
        </ActButton>
      )}
      {!code && <div>{refusalWords.everythingYouTypedIs}</div>}
    </Alert>
  );
};
