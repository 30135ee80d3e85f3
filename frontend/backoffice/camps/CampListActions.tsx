import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Button } from "@mui/material";
import { Link } from "react-router";
import { campExportUrl } from "../../../backend/camps/contract.ts";
import { CreateCampButton } from "./CreateCampButton.tsx";

/** What is done with camps as a whole. */
export const CampListActions = () => (
  <>
    <Button component={Link} to="/camp-registrations">
      Registrations
    </Button>
    <Button component={Link} to="/camp-revenue">
      Revenue
    </Button>
    <Button component="a" href={campExportUrl} download startIcon={<DownloadIcon />}>
      Download Excel
    </Button>
    <CreateCampButton />
  </>
);
