import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import EditIcon from "@mui/icons-material/EditOutlined";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Box, Button, IconButton, Skeleton, Typography } from "@mui/material";
import { useId, useState } from "react";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { UndoButton } from "../../../shared/Undo.tsx";
import { DeleteCamp } from "./DeleteCamp.tsx";
import { RegistrationRow } from "./RegistrationRow.tsx";
import { useRefresh, useRegistrations } from "./useRegistrations.ts";
import { ownerPanelWords as words } from "../words.ts";

/** All registered families, in the order of registration. */
const Registrations = ({ campId }: { campId: string }) => {
  const { data, error, isPending, refetch } = useRegistrations(campId);
  if (isPending) return <Skeleton variant="rounded" height={120} aria-busy />;
  if (!data)
    return <Problem title={words.weCouldntLoadTheRegistrations} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <Typography sx={{ color: "text.secondary", py: 1 }}>{words.nobodyHasRegisteredYet}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }} aria-label={words.registrations}>
      {data.map((registration) => (
        <RegistrationRow key={registration.id} registration={registration} />
      ))}
    </Box>
  );
};

/** Below the card of one's own camp: who registered and paid, and the owner's actions. */
export const OwnerPanel = ({ camp }: { camp: CampView }) => {
  const [isOpen, setOpen] = useState(false);
  const [deletes, setDeletes] = useState(false);
  const id = useId();
  const refresh = useRefresh();
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 1.5, display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
          sx={{ mr: "auto" }}
        >
          {words.registrationsCount(camp.registrationCount)}
        </Button>
        <UndoButton of={camp.id} what={words.lastChangeTo(camp.title)} undone={refresh} />
        <IconButton href={`/edit-camp/${camp.id}`} aria-label={words.editThisCamp(camp.title)} title={words.editCamp}>
          <EditIcon />
        </IconButton>
        <IconButton
          color="error"
          onClick={() => setDeletes(true)}
          aria-label={words.deleteThisCamp(camp.title)}
          title={words.delete}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
      <Box id={id} hidden={!isOpen}>
        {isOpen && <Registrations campId={camp.id} />}
      </Box>
      {deletes && <DeleteCamp camp={camp} onClose={() => setDeletes(false)} />}
    </Box>
  );
};
