import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { type DataProvider, type RaRecord, useDataProvider, useListContext } from "react-admin";
import { useSend } from "../../../shared/forms/useSend.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import type { TakeAlong } from "../../data/dataProvider.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { exportWords as words } from "../words.ts";

const likeFormula = /^[=+\-@\t\r]/; // whatever follows, also on another line
const byteOrderMark = "\uFEFF"; // makes spreadsheets read the file as UTF-8

type Props<T> = { cellsOf: (row: T) => object };

/** The rows of the list as it is filtered, as a file for a spreadsheet. `cellsOf`: under their headings. */
export const ExportList = <T extends RaRecord>({ cellsOf }: Props<T>) => {
  const provider = useDataProvider<DataProvider & TakeAlong>();
  const { resource, filter, filterValues, sort } = useListContext<T>();
  const { send, sending } = useSend(
    async () => {
      const rows = provider.takeAlong<T>(resource, { filter: { ...filterValues, ...filter }, sort });
      const [{ default: Papa }, taken] = await Promise.all([import("papaparse"), rows]);
      const text = Papa.unparse(taken.map(cellsOf), { escapeFormulae: likeFormula });
      return new Blob([byteOrderMark, text], { type: "text/csv" });
    },
    {
      failed: { title: words.couldntExport, text: tryAgainWords.pleaseTryAgain },
      sent: (file) => saveFile({ file, name: `${resource}.csv` }),
    },
  );
  return (
    <ActButton size="small" startIcon={<DownloadIcon />} busy={sending} onClick={() => void send(undefined)}>
      {words.exportCsv}
    </ActButton>
  );
};
