import { expect, test } from 'vitest';
import { crashReport } from './crash-report.js';

const report = `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f, pid=12, tid=13
#
# Problematic frame:
# V  [libjvm.so+0xc1b2d3]  PhaseIdealLoop::do_split_if(Node*)+0x63
#
Current CompileTask:
C2:    512  123    b  4       Main::m (45 bytes)

Native frames: (J=compiled Java code)
V  [libjvm.so+0xc1b2d3]  PhaseIdealLoop::do_split_if(Node*)+0x63
V  [libjvm.so+0xc1b2d4]  Compile::Optimize()+0x5
J 44 c2 Main.m()I (45 bytes) @ 0x00007f [0x00007f+0x1]
`;

test('a crash of the JVM is told by its signal, its frames and what was being compiled', () => {
  const lines = crashReport(report)?.split('\n');
  expect(lines?.slice(0, 5)).toEqual([
    'SIGSEGV',
    '    at PhaseIdealLoop.do_split_if(libjvm.so)',
    '    at Compile.Optimize(libjvm.so)',
    '    at Main.m(c2)',
    'while compiling C2:    512  123    b  4       Main::m (45 bytes)',
  ]);
});

test('what a program prints is no crash', () => {
  expect(crashReport('Exception in thread "main" java.lang.Error: SIGSEGV')).toBeUndefined();
});
