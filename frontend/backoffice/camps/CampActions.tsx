import EditIcon from "@mui/icons-material/EditOutlined";
import { Button } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { editCamp } from "./addresses.ts";
import { CampEnding } from "./CampEnding.tsx";
import { useMayKeep } from "./useMayKeep.ts";

/** What whoever keeps a camp can do with it. */
export const CampActions = ({ camp }: { camp: CampView }) =>
  useMayKeep(camp) && (
    <>
      <CampEnding camp={camp} />
      {camp.status !== "cancelled" && (
        <Button href={editCamp(camp.id)} variant="outlined" startIcon={<EditIcon />}>
          Edit camp
        </Button>
      )}
    </>
  );
