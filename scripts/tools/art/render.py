"""Renders one scene: blender -b --factory-startup -noaudio -P render.py -- NAME OUT.png WEIGHTS.tza
[--draft]
"""

import importlib
import os
import pkgutil
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import kit  # noqa: E402

for module in pkgutil.iter_modules([os.path.join(here, 'scenes')]):
    importlib.import_module(f'scenes.{module.name}')

arguments = sys.argv[sys.argv.index('--') + 1 :]
if arguments == ['--list']:
    print('\n'.join(f'SCENE {name}' for name in kit.scene_names()))
else:
    name, out, weights = arguments[:3]
    kit.render(name, out, weights, draft='--draft' in arguments)
