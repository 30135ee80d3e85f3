import { configure } from "@testing-library/react";

// A busy machine makes screens slow, not wrong: this is for what never comes.
configure({ asyncUtilTimeout: 30_000 });
