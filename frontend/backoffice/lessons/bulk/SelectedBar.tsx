import CheckIcon from "@mui/icons-material/Check";
import { Box, Button, Paper } from "@mui/material";
import { useListContext } from "react-admin";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { ConfirmRun } from "./ConfirmRun.tsx";
import { isSelectable } from "./isSelectable.ts";
import { useConfirmSelected } from "./useConfirmSelected.ts";
import { selectedBarWords as words } from "../words.ts";

/** What can be done with the selected lessons. It stays in sight while the list scrolls. */
export const SelectedBar = () => {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<LessonView>();
  const { run, start, close } = useConfirmSelected();
  const open = data.filter(isSelectable).map(({ id }) => id);
  const more = open.filter((id) => !selectedIds.includes(id));
  const count = selectedIds.length;
  return (
    <>
      {count > 0 && (
        <Paper
          elevation={4}
          sx={{
            position: "sticky",
            top: 72,
            zIndex: 5,
            mb: 1.5,
            px: 2,
            py: 1,
            borderRadius: "12px",
            display: "flex",
            flexWrap: "wrap",
            gap: 1,
            alignItems: "center",
          }}
        >
          <Box component="output" sx={{ fontWeight: 650, mr: "auto" }}>
            {words.countSelected(count)}
          </Box>
          {more.length > 0 && (
            <Button size="small" onClick={() => onSelect([...selectedIds, ...more])}>
              {words.selectAllRequests}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {words.clear}
          </Button>
          <Button variant="contained" startIcon={<CheckIcon />} onClick={() => void start()}>
            {words.confirmCount(count)}
          </Button>
        </Paper>
      )}
      {run && <ConfirmRun run={run} onClose={close} />}
    </>
  );
};
