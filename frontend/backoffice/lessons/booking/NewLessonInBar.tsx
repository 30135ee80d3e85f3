import AddIcon from "@mui/icons-material/Add";
import { IconButton } from "@mui/material";
import { scene } from "../../../shared/palette.ts";
import { newLessonWords as words } from "../words.ts";
import { useNewLesson } from "./NewLessonButton.tsx";

/** In the bar on top of every screen, where there is no room for words. */
export const NewLessonInBar = () => {
  const { open, dialog } = useNewLesson();
  return (
    <>
      <IconButton
        aria-label={words.newLesson}
        title={words.newLesson}
        onClick={open}
        sx={{ color: scene.nightDeep, bgcolor: scene.lamp, p: 1, "&:hover": { bgcolor: scene.chalk } }}
      >
        <AddIcon />
      </IconButton>
      {dialog}
    </>
  );
};
