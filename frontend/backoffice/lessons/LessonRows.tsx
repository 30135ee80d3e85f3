import { Button } from "@mui/material";
import { Link } from "react-router";
import { ListRows } from "../frame/ListRows.tsx";
import { place } from "../place.ts";
import { LessonStack } from "./LessonStack.tsx";
import { LessonTable } from "./LessonTable.tsx";

export const LessonRows = () => (
  <ListRows
    failed="Failed to fetch lessons"
    noMatch={{
      title: "No lesson matches",
      text: "Try another status, another time or fewer letters of the name.",
      seeAll: "Show all lessons",
    }}
    none={{
      title: "No lessons yet",
      text: "Lessons appear here as soon as players book them.",
      action: place === "instructor" && (
        <Button component={Link} to="/availability" variant="contained">
          Publish your availability
        </Button>
      ),
    }}
    table={<LessonTable />}
    stack={<LessonStack />}
  />
);
