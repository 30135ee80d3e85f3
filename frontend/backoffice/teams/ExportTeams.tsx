import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { type RaRecord, useDataProvider, useListContext } from "react-admin";
import { useSend } from "../../shared/forms/useSend.ts";
import { saveFile } from "../../shared/saveFile.ts";
import { tryAgainWords } from "../../shared/words.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { teamsWords as words } from "./words.ts";

const most = 1000; // rows
const unneeded = new Set(["id", "senderId"]);

/** The rows of the list as it is filtered, as a file for a spreadsheet. Like the list, it has no birth dates. */
export const ExportTeams = ({ name }: { name: string }) => {
  const provider = useDataProvider();
  const { resource, filterValues: filter, sort } = useListContext<RaRecord>();
  const { send, sending } = useSend(
    async () => {
      const asked = { filter, sort, pagination: { page: 1, perPage: most } };
      const [{ default: Papa }, { data }] = await Promise.all([
        import("papaparse"),
        provider.getList<RaRecord>(resource, asked),
      ]);
      const rows = data.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !unneeded.has(field))));
      return new Blob([Papa.unparse(rows, { escapeFormulae: true })], { type: "text/csv" });
    },
    {
      failed: { title: words.couldntExport, text: tryAgainWords.pleaseTryAgain },
      sent: (file) => saveFile({ file, name }),
    },
  );
  return (
    <ActButton variant="outlined" startIcon={<DownloadIcon />} busy={sending} onClick={() => void send(undefined)}>
      {words.exportCsv}
    </ActButton>
  );
};
