import AddIcon from "@mui/icons-material/Add";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Box, Button } from "@mui/material";
import { useCampExport } from "./useCampExport.ts";

/** What only instructors find above the list. The form is a part of the back office: a full page load. */
export const InstructorTools = () => {
  const { download, isPending } = useCampExport();
  return (
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button href="/camp-creation" variant="contained" startIcon={<AddIcon />}>
        Create New Camp
      </Button>
      <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isPending} onClick={download}>
        Download Excel
      </Button>
    </Box>
  );
};
