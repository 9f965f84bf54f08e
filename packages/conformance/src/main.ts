#!/usr/bin/env node
import { runCommand } from './run/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), console.log, new Date().toISOString().slice(0, 10));
