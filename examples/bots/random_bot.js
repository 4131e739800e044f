#!/usr/bin/env node
// A bot in 40 lines: it answers every question with any of the actions that are offered.
//
// Let it play:  sandtable simulate napoleonics --bots "cmd:node examples/bots/random_bot.js,captain"
//
// Messages are JSON objects, one a line; docs/protocol.md describes them all. Standard output
// belongs to the protocol: write what you want to read yourself with console.error.

const lines = require("node:readline").createInterface({ input: process.stdin });

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

// The same seed brings the same answers, so that a match can be played again.
let state = 1;
function seed(text) {
  state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 1) || 1;
}
function below(count) {
  state = (state * 48271) % 2147483647;
  return state % count;
}

// Here a better bot thinks: `question.view` is all that our seat may know.
function choose(question) {
  return question.actions[below(question.actions.length)];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    send({ type: "hello", protocol: 1, name: "random bot" });
  } else if (message.type === "game") {
    seed(message.seed);
  } else if (message.type === "question") {
    send({ type: "answer", number: message.number, action: choose(message) });
  } else if (message.type === "end") {
    process.exit(0);
  }
});
