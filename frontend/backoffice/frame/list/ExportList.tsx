import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { type RaRecord, useDataProvider, useListContext } from "react-admin";
import { useSend } from "../../../shared/forms/useSend.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { ActButton } from "../ActButton.tsx";
import { exportWords as words } from "../words.ts";

const most = 1000; // rows

type Props<T> = { name: string; cellsOf: (row: T) => object };

/** The rows of the list as it is filtered, as a file for a spreadsheet. `cellsOf`: under their headings. */
export const ExportList = <T extends RaRecord>({ name, cellsOf }: Props<T>) => {
  const provider = useDataProvider();
  const { resource, filterValues: filter, sort } = useListContext<T>();
  const { send, sending } = useSend(
    async () => {
      const asked = { filter, sort, pagination: { page: 1, perPage: most } };
      const [{ default: Papa }, { data }] = await Promise.all([
        import("papaparse"),
        provider.getList<T>(resource, asked),
      ]);
      return new Blob([Papa.unparse(data.map(cellsOf), { escapeFormulae: true })], { type: "text/csv" });
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
