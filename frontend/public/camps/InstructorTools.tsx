import AddIcon from "@mui/icons-material/Add";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Box, Button } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { campExportUrl } from "../../../backend/camps/contract.ts";
import { refused, send, wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { saveFile } from "../../shared/saveFile.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCamps } from "./useCamps.ts";
import { instructorToolsWords as words } from "./words.ts";

const otherwise = words.weCouldntMakeTheFile;

const fetchFile = async () => {
  const response = await send("GET", campExportUrl, {});
  if (!response.ok) throw refused(response, await response.text());
  const named = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { file: await response.blob(), name: named ?? "camps.csv" };
};

/** All camps, and the registrations of the own ones, as a file for spreadsheets. */
const useCampExport = () => {
  const { data } = useCamps();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: saveFile,
    onError: (error) => toast({ title: words.downloadFailed, text: wordsOf(error, otherwise), kind: "destructive" }),
  });
  return {
    isPending,
    download: () => {
      if (data?.length === 0) toast({ title: words.noData, text: words.noCampsToDownload, kind: "destructive" });
      else mutate();
    },
  };
};

/** Tools above the list for instructors only. The camp form is in the back office: a full page load. */
export const InstructorTools = () => {
  const { download, isPending } = useCampExport();
  return (
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button href="/camp-creation" variant="contained" startIcon={<AddIcon />}>
        {words.createNewCamp}
      </Button>
      <ActButton variant="outlined" startIcon={<DownloadIcon />} busy={isPending} onClick={download}>
        {words.downloadExcel}
      </ActButton>
    </Box>
  );
};
