import HealthIcon from "@mui/icons-material/MedicalInformationOutlined";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { ActIcon } from "../../frame/ActIcon.tsx";
import { healthButtonWords as words, playerName } from "../words.ts";
import { healthNotes } from "./healthNotes.ts";

type Props = { child: { id: string; playerName: string | null; registration: Pick<RegistrationView, "id"> } };

/** Health notes are read only when somebody asks for them. Reading is recorded, so the dialog says that first. */
export const HealthButton = ({ child }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setOpen(false);
    setAsked(false);
  };
  return (
    <>
      <ActIcon
        word={words.healthNotes}
        aria-label={words.healthNotesOf(playerName(child))}
        icon={<HealthIcon />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{words.healthNotesOf(playerName(child))}</DialogTitle>
        <DialogContent>
          {isAsked ? <Notes child={child} /> : <Typography>{words.theseNotesAreFor}</Typography>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {words.close}
          </Button>
          {!isAsked && (
            <Button variant="contained" onClick={() => setAsked(true)}>
              {words.showNotes}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
};

const Notes = ({ child }: Props) => {
  const { data, error, refetch } = useQuery(healthNotes(child.registration.id));
  if (error) return <Problem title={words.failedToFetchThe} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={48} />;
  const told = data.participants.find((one) => one.id === child.id)?.medicalInfo;
  return told ? (
    <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{told}</Typography>
  ) : (
    <Alert severity="info">{words.noNotesFor}</Alert>
  );
};
